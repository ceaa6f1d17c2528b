import type { Cents } from "../../shared/cents.ts";
import type { CivilDate } from "../../shared/civil-date.ts";
import type { TransactionKind } from "../../transactions/transaction.ts";
import type { AccountKind, Closing } from "../../accounts/account.ts";

/** One movement of a bank's file, in the product's own terms. */
export type StatementRow = {
  /** Where it stands in the file, from 1. */
  readonly line: number;
  readonly date: CivilDate;
  readonly kind: TransactionKind;
  /** Never negative. */
  readonly amount: Cents;
  /** As the bank wrote it, telephones masked, spaces collapsed; not cut. */
  readonly original: string;
  /** The balance after the movement; it may be negative. */
  readonly balance: Cents | null;
  /** Of who issued the invoice, where the file tells it. */
  readonly taxNumber: string | null;
  /** By name, where the file tells it. */
  readonly category: string | null;
  /** Which part of the account it is of, such as a pocket, where the file has several. */
  readonly part?: string;
};

/**
 * Why a row with a date was not read: it has no amount, two, one without a sign, or one too large; no calendar has its
 * day; or the file ends in the middle of it.
 */
export type UnreadReason = "amount" | "two-amounts" | "sign" | "too-large" | "date" | "cut";

/** A row that was not read, shown as the file has it. */
export type UnreadRow = {
  readonly line: number;
  readonly text: string;
  readonly reason: UnreadReason;
};

/**
 * Movements that are left out on purpose: other currencies, not booked yet, taken back, of no account, as of funds, or of no
 * money at all.
 */
export type IgnoredReason = "currency" | "pending" | "reverted" | "elsewhere" | "zero";

/** Where a movement stands in a file, and its day. */
export type Place = { readonly line: number; readonly date: CivilDate };

/**
 * The proof that the balances of a file give of its amounts: those of so many rows, of all; none from a line on;
 * nothing, since more than a tenth disagrees, which are available balances where they are called so, else movements are
 * missing, first between two places (`from` is null at the beginning); or nothing, since there are none.
 */
export type BalanceProof =
  | { readonly state: "proven"; readonly covered: number; readonly of: number }
  | { readonly state: "broken"; readonly line: number }
  | { readonly state: "gaps"; readonly from: Place | null; readonly to: Place }
  | { readonly state: "unusable" }
  | { readonly state: "none" };

/** A bank's file, read: its rows from the oldest to the newest, and all that is no row and why. */
export type Statement = {
  /** The bank or format that it was recognised as. */
  readonly source: { readonly id: string; readonly name: string };
  readonly account: { readonly digits: string | null; readonly kind: AccountKind };
  readonly rows: readonly StatementRow[];
  readonly unread: readonly UnreadRow[];
  readonly ignored: readonly { readonly reason: IgnoredReason; readonly count: number }[];
  readonly proof: BalanceProof;
  /** The account's last balance, where the file tells it. */
  readonly closing: Closing | null;
};
