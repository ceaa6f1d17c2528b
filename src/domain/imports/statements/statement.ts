import type { Cents } from "../../shared/cents.ts";
import type { CivilDate } from "../../shared/civil-date.ts";
import type { TransactionKind } from "../../transactions/transaction.ts";
import type { AccountKind, Closing } from "../../accounts/account.ts";

/** One movement of a bank's file. */
export type StatementRow = {
  /** Its line in the file, from 1. */
  readonly line: number;
  readonly date: CivilDate;
  readonly kind: TransactionKind;
  /** Never negative. */
  readonly amount: Cents;
  /** The bank's text with telephones masked and spaces collapsed; not cut. */
  readonly original: string;
  /** The balance after the movement; it may be negative. */
  readonly balance: Cents | null;
  /** The tax number of the invoice's issuer, if the file states it. */
  readonly taxNumber: string | null;
  /** The category's name, if the file states it. */
  readonly category: string | null;
  /** The part of the account, such as a pocket, if the file has several. */
  readonly part?: string;
  /** The bank's own reference of the movement, if the file states it. */
  readonly reference?: string;
};

/**
 * Why a row was not read: it has no amount, two, one without a sign, or one too large; its date does not exist; it has
 * an amount, but no day; it has more cells than the header, or names none of the accounts; it is a total that does not add up; the file is cut off in
 * it; or it corrects a movement that the file does not have.
 */
export type UnreadReason =
  | "amount"
  | "two-amounts"
  | "sign"
  | "too-large"
  | "date"
  | "day"
  | "cells"
  | "account"
  | "total"
  | "cut"
  | "correction";

/** A row that was not read, as the file has it. */
export type UnreadRow = {
  readonly line: number;
  readonly text: string;
  readonly reason: UnreadReason;
  /** Its filled cells under the names of their columns, if it is a row of a table. */
  readonly cells?: readonly NamedCell[];
};

/** A cell of a table; its column has no name in a table without a header. */
export type NamedCell = { readonly column: string; readonly text: string };

/**
 * Why a movement is ignored on purpose: another currency, not booked yet, reverted, of no account (such as funds), or a
 * zero amount.
 */
export type IgnoredReason = "currency" | "pending" | "reverted" | "elsewhere" | "zero";

/** The place of a movement in a file, and its day. */
export type Place = { readonly line: number; readonly date: CivilDate };

/**
 * The proof that the balances of a file give of its amounts: those of a number of rows, or of all; none from a line on;
 * nothing, since more than a tenth disagree (available balances if they are called so, else movements are missing,
 * first between two places, `from` being null at the beginning); or nothing, since there are no balances.
 */
export type BalanceProof =
  | { readonly state: "proven"; readonly covered: number; readonly of: number }
  | { readonly state: "broken"; readonly line: number }
  | { readonly state: "gaps"; readonly from: Place | null; readonly to: Place }
  | { readonly state: "unusable" }
  | { readonly state: "none" };

/**
 * The content of a bank's file: its rows from the oldest to the newest, and everything that is no row, with the reason.
 */
export type Statement = {
  /** The bank or format that was recognised. */
  readonly source: { readonly id: string; readonly name: string };
  readonly account: { readonly digits: string | null; readonly kind: AccountKind };
  readonly rows: readonly StatementRow[];
  readonly unread: readonly UnreadRow[];
  readonly ignored: readonly { readonly reason: IgnoredReason; readonly count: number }[];
  readonly proof: BalanceProof;
  /** The account's last balance, if the file states it. */
  readonly closing: Closing | null;
  /** The names of the sheets of the file, if there are several; the number of a line names one of them. */
  readonly sheets?: readonly string[];
  /** The lines of rows that equal a row of another sheet of the file. */
  readonly twins?: readonly number[];
  /** The lines of rows whose amounts have no signs, and whose direction only the bank's name for them tells. */
  readonly unsigned?: readonly number[];
  /** The names of the sheets of the file that were not read. */
  readonly otherSheets?: readonly string[];
};
