import type { Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { AccountId, TransactionId } from "../shared/ids.ts";

/** How many accounts a ledger may have, closed ones included. */
export const ACCOUNTS_MAX = 100;

/** The kinds of accounts (ordem | poupanca | cartao | dinheiro on the wire). */
export const ACCOUNT_KINDS = ["current", "savings", "card", "cash"] as const;

export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** Whether the money of a kind of account is there to be spent, unless somebody says otherwise; savings are kept apart. */
export const isUsuallyOfTheDay = (kind: AccountKind): boolean => kind !== "savings";

/** The balance of an account at the end of a day; it may be negative. */
export type Closing = { readonly amount: Cents; readonly date: CivilDate };

/** A balance as the ledger keeps it. */
export type ToldBalance = Closing & {
  /**
   * The records of its day that it holds already, where it was told on that very day: then it means the moment of telling.
   * Null where it means the end of its day.
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
  /** Whether its money is there to be spent day by day; else it is kept apart. */
  readonly ofTheDay: boolean;
  /**
   * Whether records of no account are taken for its own. One open account of the day is the main one: the chosen one, else
   * the first of those of which a balance was told.
   */
  readonly main: boolean;
};

/** A place where a person's money is. */
export type Account = AccountDraft & {
  readonly id: AccountId;
  /** A closed account counts nothing and is offered no more; its records keep it. */
  readonly closed: boolean;
  /** The balance that counts; null as long as none was told. */
  readonly balance: ToldBalance | null;
};

/** An account of which nothing is known but how it is called and what kind it is. */
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

/** The changes of an account; a field that is left out stays as it is. */
export type AccountPatch = Partial<
  Pick<Account, "label" | "kind" | "ofTheDay" | "main" | "closed">
>;

/** A balance that takes the place of the known one, since it is of no earlier day and says something else; else null. */
export function newlyTold(told: Closing | null, known: Closing | null): Closing | null {
  if (told === null || known === null) return told;
  const isSame = told.date === known.date && told.amount === known.amount;
  return isSame || told.date < known.date ? null : told;
}
