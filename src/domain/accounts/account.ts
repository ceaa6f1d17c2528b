import type { Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { AccountId, TransactionId } from "../shared/ids.ts";

/** How many accounts a ledger may have, closed ones included. */
export const ACCOUNTS_MAX = 100;

/** The kinds of accounts (ordem | poupanca | cartao | dinheiro on the wire). */
export const ACCOUNT_KINDS = ["current", "savings", "card", "cash"] as const;

export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** Whether accounts of a kind are usually of the day; savings are kept apart. */
export const isUsuallyOfTheDay = (kind: AccountKind): boolean => kind !== "savings";

/** The balance of an account at the end of a day; it may be negative. */
export type Closing = { readonly amount: Cents; readonly date: CivilDate };

/** A told balance, as the ledger stores it. */
export type ToldBalance = Closing & {
  /**
   * The records of its day that it already includes, if it was told on that very day; null if it is of the end of its
   * day.
   */
  readonly includes: readonly TransactionId[] | null;
};

/** The fields of an account that a person fills in (conta on the wire). */
export type AccountDraft = {
  readonly label: string;
  readonly bank: string | null;
  /** The last four digits of its number, never more. */
  readonly digits: string | null;
  readonly kind: AccountKind;
  /** Whether its money is there to be spent day by day; otherwise it is kept apart. */
  readonly ofTheDay: boolean;
  /**
   * Whether what is recorded without naming an account goes to it. One open account of the day is the main one: the
   * chosen one, else the first of which a balance was told, else the first that was made.
   */
  readonly main: boolean;
};

/** A place where a person's money is. */
export type Account = AccountDraft & {
  readonly id: AccountId;
  /** Whether the records that are stored without an account belong to it: one account at most, named once and for good. */
  readonly first?: boolean;
  /** A closed account counts nothing and is no longer offered; its records still name it. */
  readonly closed: boolean;
  /** The balance that counts; null if none was told. */
  readonly balance: ToldBalance | null;
};

/** A new account with nothing but a name and a kind. */
export const freshAccount = (
  named: Pick<Account, "id" | "label" | "digits" | "kind">,
  bank: string | null,
): Account => ({
  ...named,
  bank,
  ofTheDay: isUsuallyOfTheDay(named.kind),
  main: false,
  closed: false,
  balance: null,
});

/** The changes of an account; absent fields stay as they are. */
export type AccountPatch = Partial<
  Pick<Account, "label" | "kind" | "ofTheDay" | "main" | "closed">
>;

/** Returns a told balance if it replaces the known one: it is of no earlier day and differs from it; else null. */
export function newlyTold(told: Closing | null, known: Closing | null): Closing | null {
  if (told === null || known === null) return told;
  const isSame = told.date === known.date && told.amount === known.amount;
  return isSame || told.date < known.date ? null : told;
}
