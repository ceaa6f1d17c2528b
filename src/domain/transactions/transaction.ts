import { cents, ZERO, type Cents } from "../shared/cents.ts";
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
  /** The account that it moves; a record stored without one moves the ledger's first account. */
  readonly account?: AccountId;
  /** Of an income, the purchase for which it came back; absent if it is tied to none (devolve on the wire). */
  readonly refundOf?: TransactionId;
};

/**
 * The new content of a record; an account, a purchase or an uncounted part that it does not say stays as it is, and null
 * means the account that is the main one then, no purchase, or nothing; so does an uncounted part of zero.
 */
export type TransactionChange = Omit<TransactionDraft, "account" | "refundOf"> & {
  readonly account?: AccountId | null;
  readonly refundOf?: TransactionId | null;
  readonly uncounted?: Cents | null;
};

/** A recorded movement of money. */
export type Transaction = TransactionDraft & {
  readonly id: TransactionId;
  readonly kind: TransactionKind;
  /**
   * What its account moved beside the amount and does not count, such as the part of a bill that somebody else owes;
   * greater than zero, absent if nothing.
   */
  readonly uncounted?: Cents;
  /** The record whose division made it, the first one if it was divided again; absent if none did. */
  readonly dividedFrom?: TransactionId;
  /** Whether a plan recorded it by itself, or it fulfils a planned movement; absent if neither. */
  readonly plan?: "recorded" | "fulfilled";
};

/** What a record moves in its account, in cents. */
export const movedBy = ({ amount, uncounted }: Pick<Transaction, "amount" | "uncounted">): Cents =>
  cents(amount + (uncounted ?? 0));

/**
 * Returns a record after a change, which leaves its plan and its division as they are; `main` is the main account of that
 * moment.
 */
export function changed(
  { id, kind, plan, dividedFrom, ...before }: Transaction,
  { account: wanted, refundOf: purchase, uncounted: rest, ...said }: TransactionChange,
  main: AccountId | null,
): Transaction {
  const account = wanted === undefined ? before.account : (wanted ?? main ?? undefined);
  const isNone = rest === null || rest === ZERO;
  const uncounted = isNone ? undefined : (rest ?? before.uncounted);
  const refundOf = purchase === undefined ? before.refundOf : (purchase ?? undefined);
  return {
    ...said,
    id,
    kind,
    ...(uncounted !== undefined && { uncounted }),
    ...(dividedFrom !== undefined && { dividedFrom }),
    ...(plan && { plan }),
    ...(account !== undefined && { account }),
    ...(refundOf !== undefined && { refundOf }),
  };
}
