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
  /** Of an income, the purchase for which it came back; absent if it is tied to none (devolve on the wire). */
  readonly refundOf?: TransactionId;
};

/**
 * The new content of a record; an account or a purchase that it does not say stays as it is, and null means the main
 * account or no purchase.
 */
export type TransactionChange = Omit<TransactionDraft, "account" | "refundOf"> & {
  readonly account?: AccountId | null;
  readonly refundOf?: TransactionId | null;
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
  { id, kind, plan, ...before }: Transaction,
  { account: wanted, refundOf: purchase, ...said }: TransactionChange,
): Transaction {
  const account = wanted === undefined ? before.account : (wanted ?? undefined);
  const refundOf = purchase === undefined ? before.refundOf : (purchase ?? undefined);
  return {
    ...said,
    id,
    kind,
    ...(plan && { plan }),
    ...(account !== undefined && { account }),
    ...(refundOf !== undefined && { refundOf }),
  };
}
