import type { Account } from "../accounts/account.ts";
import { firstAccount } from "../accounts/main-account.ts";
import type { StoredLine } from "../imports/stored-line.ts";
import { cents, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { AccountId, TransactionId } from "../shared/ids.ts";
import { movedBy, type Transaction } from "../transactions/transaction.ts";
import type { Moved } from "../transactions/movement-words.ts";
import { effectOf } from "./planned.ts";

/** A record as the forecast needs it, with its id. */
export type Recorded = Moved & Pick<Transaction, "id" | "account" | "uncounted" | "dividedFrom">;

/** The fields of an imported movement that affect its account. */
export type AccountLine = Pick<
  StoredLine,
  "account" | "date" | "kind" | "amount" | "records" | "state"
>;

/** Today's balance of an account: the told one, and the movements since; amounts in cents. */
export type HeldAccount = {
  readonly account: Account;
  readonly told: NonNullable<Account["balance"]>;
  readonly moved: Cents;
  /** The number of these movements. */
  readonly count: number;
  readonly amount: Cents;
};

/** Today's balance, and the accounts it is the sum of; amounts in cents. */
export type HeldToday = {
  /** The sum of the accounts of the day. */
  readonly amount: Cents;
  readonly accounts: readonly HeldAccount[];
  /** The accounts with a told balance that are kept apart, such as savings. */
  readonly apart: readonly HeldAccount[];
  /** The accounts without a told balance: they count nothing. */
  readonly untold: readonly Account[];
  /** The future records that move an account of the day. */
  readonly ahead: readonly Recorded[];
};

/** The sum of accounts that are kept apart, in cents. */
export const savedIn = (apart: readonly HeldAccount[]): Cents =>
  cents(apart.reduce((all, { amount }) => all + amount, 0));

/**
 * Adds up today's balances of the accounts; closed ones hold nothing. Null if no account of the day has a told balance.
 */
export function heldToday(
  accounts: readonly Account[],
  lines: readonly AccountLine[],
  records: readonly Recorded[],
  today: CivilDate,
): HeldToday | null {
  const { held, ahead } = heldAccounts(accounts, lines, records, today);
  const ofTheDay = held.filter(({ account }) => account.ofTheDay);
  if (ofTheDay.length === 0) return null;
  return {
    amount: cents(ofTheDay.reduce((all, { amount }) => all + amount, 0)),
    accounts: ofTheDay,
    apart: held.filter(({ account }) => !account.ofTheDay),
    untold: accounts.filter(({ balance, closed }) => balance === null && !closed),
    ahead,
  };
}

/**
 * Today's balances of the open accounts with a told balance, and the future records that move an account of the day. A
 * told balance is followed by the account's imported movements after its day, unless their records were removed, and by
 * the records that no import brought: those of the account, and for the first one those that name none. Of the told day
 * itself only records that the balance does not include count.
 */
export function heldAccounts(
  accounts: readonly Account[],
  lines: readonly AccountLine[],
  records: readonly Recorded[],
  today: CivilDate,
): { readonly held: readonly HeldAccount[]; readonly ahead: readonly Recorded[] } {
  const moves = new Map<AccountId, { sum: number; count: number }>();
  const told = new Map<AccountId, Told>();
  for (const account of accounts)
    if (account.balance !== null && !account.closed)
      told.set(account.id, {
        balance: account.balance,
        isOfTheDay: account.ofTheDay,
        includes: account.balance.includes && new Set(account.balance.includes),
      });
  const move = (account: AccountId, one: Pick<Moved, "kind" | "amount">) => {
    const { sum, count } = moves.get(account) ?? { sum: 0, count: 0 };
    moves.set(account, { sum: sum + effectOf(one), count: count + 1 });
  };

  const present = new Map(lines.length === 0 ? [] : records.map((one) => [one.id, one]));
  // A bank's movement has moved what its record was divided into, too.
  const partsOf = Map.groupBy(
    records.filter(({ dividedFrom }) => dividedFrom !== undefined),
    ({ dividedFrom }) => dividedFrom,
  );
  const recordsOf = (line: AccountLine) =>
    line.records.flatMap((id) => [id, ...(partsOf.get(id) ?? []).map((part) => part.id)]);
  const brought = new Set<TransactionId>();
  for (const line of lines) {
    const all = recordsOf(line).flatMap((id) => present.get(id) ?? []);
    const own = all.filter(({ account = line.account }) => account === line.account);
    for (const { id } of own) brought.add(id);
    const since = told.get(line.account)?.balance.date;
    if (since === undefined || line.date <= since || line.date > today) continue;
    if (line.state !== "not-counted" && own.length === 0) continue;
    // A record that names another account moves that one, and the bank's movement so much less.
    const elsewhere = all.filter((one) => !own.includes(one));
    const moved = elsewhere.reduce((sum, one) => sum + movedBy(one), 0);
    move(line.account, { ...line, amount: cents(line.amount - moved) });
  }

  const first = firstAccount(accounts);
  const lineOf = new Map(lines.flatMap((line) => recordsOf(line).map((id) => [id, line.account])));
  const ahead: Recorded[] = [];
  for (const record of records) {
    const account = record.account ?? lineOf.get(record.id) ?? first;
    const of = account === null ? undefined : told.get(account);
    if (account === null || of === undefined) continue;
    if (record.date > today) {
      if (of.isOfTheDay && record.date > of.balance.date)
        ahead.push({ ...record, amount: movedBy(record) });
    } else if (!brought.has(record.id) && isSince(record, of))
      move(account, { ...record, amount: movedBy(record) });
  }

  const held = accounts.flatMap((account): readonly HeldAccount[] => {
    if (account.balance === null || account.closed) return [];
    const { sum, count } = moves.get(account.id) ?? { sum: 0, count: 0 };
    const amount = cents(account.balance.amount + sum);
    return [{ account, told: account.balance, moved: cents(sum), count, amount }];
  });
  return { held, ahead };
}

type Told = {
  readonly balance: NonNullable<Account["balance"]>;
  readonly isOfTheDay: boolean;
  readonly includes: ReadonlySet<TransactionId> | null;
};

/** Whether a record is not in a told balance: it is of a later day, or of the same day and not included. */
const isSince = ({ id, date }: Recorded, { balance, includes }: Told): boolean =>
  date > balance.date || (date === balance.date && includes !== null && !includes.has(id));
