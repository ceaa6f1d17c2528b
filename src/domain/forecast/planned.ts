import type { Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { TransactionKind } from "../transactions/transaction.ts";

/** A movement that is to come; the amount is never negative. */
export type Planned = {
  readonly date: CivilDate;
  readonly kind: TransactionKind;
  readonly category: string;
  readonly amount: Cents;
  readonly description: string | null;
  /** Which recurring movement it is one of; null if of none. */
  readonly recurrence: string | null;
};

/**
 * Why a movement is expected: it recurs, is recorded with a day to come, was paid a year ago, or is assumed as an income
 * where none is planned.
 */
export type Cause = "recurring" | "recorded" | "yearly" | "assumed";

/** A movement that is expected, and why. */
export type Expected = Planned & { readonly cause: Cause };

/** A movement that is to come on a day for another cause than that it recurs. */
export const expectedOn = (
  date: CivilDate,
  { kind, category, amount, description }: Omit<Planned, "date" | "recurrence">,
  cause: Exclude<Cause, "recurring">,
): Expected => ({ date, kind, category, amount, description, recurrence: null, cause });

/** The effect of a movement on a balance in cents: negative for an expense. */
export const effectOf = ({ kind, amount }: Pick<Planned, "kind" | "amount">): number =>
  kind === "income" ? amount : -amount;
