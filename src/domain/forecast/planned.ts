import { cents, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { TransactionKind } from "../transactions/transaction.ts";

/** An expected movement; the amount is never negative. */
export type Planned = {
  readonly date: CivilDate;
  readonly kind: TransactionKind;
  readonly category: string;
  readonly amount: Cents;
  readonly description: string | null;
  /** The recurrence it belongs to; null if none. */
  readonly recurrence: string | null;
};

/**
 * Why a movement is expected: it recurs, is recorded for a future day, always comes, was paid a year ago, or is assumed
 * as income because none is planned.
 */
export type Cause = "recurring" | "recorded" | "regular" | "yearly" | "assumed";

/** A movement that is expected, and why. */
export type Expected = Planned & {
  readonly cause: Cause;
  /** The key of the payment that always comes; no other movement has one. */
  readonly payment?: string;
};

/** An expected movement of a day that is not a recurring one. */
export const expectedOn = (
  date: CivilDate,
  { kind, category, amount, description }: Omit<Planned, "date" | "recurrence">,
  cause: Exclude<Cause, "recurring">,
): Expected => ({ date, kind, category, amount, description, recurrence: null, cause });

/** The effect of a movement on a balance in cents: negative for an expense. */
export const effectOf = ({ kind, amount }: Pick<Planned, "kind" | "amount">): Cents =>
  kind === "income" ? amount : cents(-amount);
