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
  | "balance"
  | "currency"
  | "state"
  | "chain"
  | "account"
  | "category";

/** The words of a column that tells the direction, folded; a row with any other word is `otherwise`. */
export type Directions = {
  readonly income: readonly string[];
  readonly expense: readonly string[];
  readonly otherwise?: "income" | "expense";
};

/**
 * The sign that tells money in from money out: its own sign, where that is sure to be written; its own sign, if an
 * amount of the table has one, else a column of words, else the balances; the sign turned round (then a balance is what
 * is owed); a word in another column; what the balances differ by; or one direction for all. Two columns, one for each,
 * go before.
 */
export type SignRule =
  | { readonly by: "sign" }
  | { readonly by: "seen-sign" }
  | { readonly by: "inverted-sign" }
  | { readonly by: "word"; readonly words: Directions }
  | { readonly by: "balance" }
  | { readonly by: "all"; readonly kind: "income" | "expense" };

/** The words of a column that tells whether a movement counts, folded. */
export type States = { readonly done: readonly string[]; readonly reverted: readonly string[] };

/** The layout of one bank's or program's tables: all there is to know of them, as data. */
export type Layout = {
  readonly id: string;
  readonly name: string;
  readonly kind: AccountKind;
  /** The names that a column of each role may have; it has to be there. */
  readonly columns: Partial<Readonly<Record<Role, readonly string[]>>>;
  /** The same for columns that may be missing. */
  readonly optional?: Partial<Readonly<Record<Role, readonly string[]>>>;
  /** Columns that nothing is read from, by which the layout is told from others. */
  readonly also?: readonly string[];
  /** A word that has to stand above the header, folded. */
  readonly above?: string;
  /** By its own sign if one is seen, unless told; a bank that is known to write signs has `sign`. */
  readonly sign?: SignRule;
  readonly states?: States;
  /** Whether its dates may have the month first, which the dates themselves then tell. */
  readonly anyDayOrder?: boolean;
  /** Whether the description begins with the tax number of who issued it. */
  readonly taxNumber?: boolean;
  /** Whether an apostrophe before a text is the writer's guard against formulas. */
  readonly inert?: boolean;
};
