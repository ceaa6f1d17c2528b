import type { Account } from "../../domain/accounts/account.ts";
import {
  heldAccounts,
  type AccountLine,
  type HeldAccount,
} from "../../domain/forecast/held-today.ts";
import { accountsOf } from "../../domain/ledger/accounts-of.ts";
import type { Book } from "../../domain/ledger/book.ts";
import type { WithRevision } from "../../domain/ledger/stored-record.ts";
import { sum, type Cents } from "../../domain/shared/cents.ts";
import type { Clock } from "../clock.ts";
import { recentRecords } from "../entries/recent-records.ts";

/** An account with today's balance; null if no balance is known. */
export type ShownAccount = WithRevision<Account> & { readonly held: HeldAccount | null };

/** The accounts of a ledger, and their sums in cents; null if none of them has a known balance. */
export type AccountsBook = {
  /** The main one first, then those of the day, then those kept apart, each sorted by label. */
  readonly open: readonly ShownAccount[];
  readonly closed: readonly WithRevision<Account>[];
  readonly ofTheDay: Cents | null;
  readonly apart: Cents | null;
};

/** "reading" while the book does not reach back far enough. */
export type AccountsView = AccountsBook | "reading";

const rank = ({ main, ofTheDay }: Account): number => (main ? 0 : ofTheDay ? 1 : 2);

/** Shows the accounts of a book with today's balances, as the forecast has them. */
export const viewAccounts =
  (clock: Clock) =>
  (lines: readonly AccountLine[]) =>
  (book: Book): AccountsView => {
    const today = clock.today();
    const records = recentRecords(book, today);
    if (records === null) return "reading";
    const accounts = accountsOf(book);
    const { held } = heldAccounts(accounts, lines, records, today);
    const heldBy = new Map(held.map((one) => [one.account.id, one]));
    const total = (ofTheDay: boolean): Cents | null => {
      const own = held.filter(({ account }) => account.ofTheDay === ofTheDay);
      return own.length === 0 ? null : sum(own.map(({ amount }) => amount));
    };
    return {
      open: accounts
        .filter(({ closed }) => !closed)
        .map((account) => ({ ...account, held: heldBy.get(account.id) ?? null }))
        .toSorted((left, right) => rank(left) - rank(right)),
      closed: accounts.filter(({ closed }) => closed),
      ofTheDay: total(true),
      apart: total(false),
    };
  };
