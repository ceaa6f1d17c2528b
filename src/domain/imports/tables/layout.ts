import type { AccountKind } from "../../accounts/account.ts";

/** The roles of a column. `details` is joined to the description, `account` holds the account's own number. */
export type Role =
  | "date"
  | "description"
  | "details"
  | "amount"
  | "debit"
  | "credit"
  | "direction"
  | "fee"
  | "net"
  | "euros"
  | "balance"
  | "currency"
  | "state"
  | "chain"
  | "account"
  | "category";

/** The words of a column of directions, folded; a row with any other word is `otherwise`. */
export type Directions = {
  readonly income: readonly string[];
  readonly expense: readonly string[];
  readonly otherwise?: "income" | "expense";
};

/**
 * How money in is distinguished from money out: by the amount's sign, if it is always written; by its sign if any
 * amount of the table has one, else a column of words, else the balances; by the inverted sign (a balance is then a
 * debt); by a word in another column; by the balances; or one direction for all. Two columns, one for each direction,
 * take precedence.
 */
export type SignRule =
  | { readonly by: "sign" }
  | { readonly by: "seen-sign" }
  | { readonly by: "inverted-sign" }
  | { readonly by: "word"; readonly words: Directions }
  | { readonly by: "balance" }
  | { readonly by: "all"; readonly kind: "income" | "expense" };

/**
 * The words of a column of states, folded: whether a movement counts. Some banks write the day of a movement only once
 * it has been booked.
 */
export type States = {
  readonly done: readonly string[];
  readonly reverted: readonly string[];
  readonly isDatedOnceBooked?: boolean;
};

/** The layout of the tables of one bank or program, as data. */
export type Layout = {
  readonly id: string;
  readonly name: string;
  readonly kind: AccountKind;
  /** The possible names of each role's column, which has to be there. */
  readonly columns: Partial<Readonly<Record<Role, readonly string[]>>>;
  /** The same for columns that may be missing. */
  readonly optional?: Partial<Readonly<Record<Role, readonly string[]>>>;
  /** Columns that are not read, but distinguish the layout from others. */
  readonly also?: readonly string[];
  /** A word that has to be above the header, folded. */
  readonly above?: string;
  /** By default by the sign, if any is written; a bank that always writes signs has `sign`. */
  readonly sign?: SignRule;
  readonly states?: States;
  /** Whether its dates may have the month first; the dates themselves then decide. */
  readonly anyDayOrder?: boolean;
  /** Whether the description begins with the issuer's tax number. */
  readonly taxNumber?: boolean;
  /** Whether an apostrophe before a text is the exporter's guard against formulas. */
  readonly inert?: boolean;
};
