import type { Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { AccountId, TransactionId } from "../shared/ids.ts";

/** Income (receita) or expense (despesa); the amount itself is never negative. */
export type TransactionKind = "income" | "expense";

/** The fields of a movement of money that a person fills in (receita / despesa on the wire). */
export type TransactionDraft = {
  readonly date: CivilDate;
  readonly category: string;
  readonly amount: Cents;
  readonly description: string | null;
  /** The account that it moves; absent for the main one. */
  readonly account?: AccountId;
};

/** The new content of a record; without an account that stays as it is, and null means the main one. */
export type TransactionChange = Omit<TransactionDraft, "account"> & {
  readonly account?: AccountId | null;
};

/** A recorded movement of money. */
export type Transaction = TransactionDraft & {
  readonly id: TransactionId;
  readonly kind: TransactionKind;
  /** Whether a plan recorded it by itself, or it fulfils a planned movement; absent if neither. */
  readonly plan?: "recorded" | "fulfilled";
};

/** Returns a record after a change, which leaves its plan as it is. */
export function changed(
  { id, kind, plan, account: before }: Transaction,
  { account: wanted, ...said }: TransactionChange,
): Transaction {
  const account = wanted === undefined ? before : (wanted ?? undefined);
  return { ...said, id, kind, ...(plan && { plan }), ...(account !== undefined && { account }) };
}
