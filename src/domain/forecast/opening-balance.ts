import type { Account } from "../imports/account.ts";
import { cents, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { Moved } from "./moved.ts";
import { effectOf } from "./planned.ts";

/** An account whose balance was told. */
export type ToldAccount = Account & { readonly balance: NonNullable<Account["balance"]> };

/** What there is today, and what that is made of; amounts in cents. */
export type OpeningBalance = {
  readonly amount: Cents;
  readonly accounts: readonly ToldAccount[];
  /** The last day that was told of: what was recorded after it is added. */
  readonly since: CivilDate;
  readonly moved: Cents;
  readonly count: number;
};

/**
 * What the accounts hold at the end of today: what was told of each, at the end of its day, and what was recorded since.
 * A record names no account, so of accounts that were told on different days only what came after the last day is added.
 * Null as long as nothing was told.
 */
export function openingBalance(
  accounts: readonly Account[],
  records: Iterable<Moved>,
  today: CivilDate,
): OpeningBalance | null {
  const told = accounts.filter((account): account is ToldAccount => account.balance !== null);
  const since = told.reduce<CivilDate | null>(
    (last, { balance: { date } }) => (last === null || date > last ? date : last),
    null,
  );
  if (since === null) return null;
  let moved = 0;
  let count = 0;
  for (const record of records) {
    if (record.date <= since || record.date > today) continue;
    moved += effectOf(record);
    count += 1;
  }
  const held = told.reduce((all, { balance }) => all + balance.amount, 0);
  return { amount: cents(held + moved), accounts: told, since, moved: cents(moved), count };
}
