import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Account } from "../../../../src/domain/accounts/account.ts";
import { canBeMain, mainAccount } from "../../../../src/domain/accounts/main-account.ts";
import type { AccountId } from "../../../../src/domain/shared/ids.ts";
import { countingTelling } from "../../../../src/domain/accounts/balance-entries.ts";
import type { DerivedColumns, AccountRow } from "./account-tables.ts";
import { toAccount } from "./kysely-accounts.ts";
import { heldBy } from "./held-records.ts";
import { flag } from "../users/user-row.ts";
import type { Work } from "../ledger/write-rows.ts";

/**
 * Updates the derived columns of accounts: for the touched ones, which told balance counts and which records it
 * includes, and for all, which is the main one and which the first. Every changed account gets a new revision for
 * differences.
 */
export async function recomputeBalances(
  work: Work,
  touched: ReadonlySet<AccountId>,
): Promise<void> {
  const { queries, member } = work;
  const rows = await queries
    .selectFrom("accounts")
    .selectAll()
    .where("ledger_id", "=", member.ledger)
    .where("deleted_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const first = await nameFirst(work, rows.map(toAccount));
  const settled = new Map<AccountId, AccountRow>();
  for (const row of rows) {
    if (!touched.has(row.id)) continue;
    // A restore may touch many, each with many balances; the first gives way to nobody, so that a usual write does not.
    if (settled.size > 0) await setImmediate();
    settled.set(row.id, { ...row, ...(await toldOf(work, row.id)) });
  }
  const order = await orderOfTelling(work);
  const main = mainAccount(
    rows.map((row) => ({
      ...toAccount(row),
      chosen: row.chosen === 1,
      firstTold: order.get(row.id) ?? null,
    })),
  );
  for (const row of rows) {
    const marks = { main: flag(row.id === main), first: flag(row.id === first) };
    const after = { ...(settled.get(row.id) ?? row), ...marks };
    if (!isSame(row, after)) await update(work, after);
  }
  await queries
    .updateTable("accounts")
    .set({ told_revision: work.revision })
    .where("ledger_id", "=", member.ledger)
    .where("revision", "=", work.revision)
    .execute();
}

/** The same after records were moved to other days, for the accounts with a balance told during one of these days. */
export async function settleMoments(work: Work, days: ReadonlySet<string>): Promise<void> {
  const { queries, member } = work;
  if (days.size === 0) return;
  const moments = await queries
    .selectFrom("accounts")
    .select(["id", "balance_day"])
    .where("ledger_id", "=", member.ledger)
    .where("moment_revision", "is not", null)
    .execute();
  const touched = moments.filter(({ balance_day: day }) => day !== null && days.has(day));
  if (touched.length > 0) await recomputeBalances(work, new Set(touched.map(({ id }) => id)));
}

/** The accounts with a told balance, each with its place in the order of their first one. */
async function orderOfTelling({ queries, member }: Work): Promise<ReadonlyMap<AccountId, number>> {
  const { rows } = await sql<{ readonly id: AccountId }>`select account_id as id from balances
    where ledger_id = ${member.ledger} and deleted_at is null
    group by account_id order by min(created_at), min(revision), min(place), account_id`.execute(
    queries,
  );
  return new Map(rows.map(({ id }, place) => [id, place]));
}

/**
 * The first account; if none is named, or it is gone, the one that was it in a copy or before it was removed is named,
 * else the first open one of the day. One that comes back is the first again, unless records name no account by now.
 */
async function nameFirst(
  { queries, member }: Work,
  accounts: readonly Account[],
): Promise<AccountId | null> {
  const hasUnnamed = async () =>
    (await queries
      .selectFrom("transactions")
      .select("id")
      .where("ledger_id", "=", member.ledger)
      .where("account_id", "is", null)
      .where("deleted_at", "is", null)
      .executeTakeFirst()) !== undefined;
  const own = queries.selectFrom("ledgers").select("first_account");
  const named = await own.where("id", "=", member.ledger).executeTakeFirst();
  const known = named?.first_account ?? null;
  const back = accounts.find((one) => one.first && one.id !== known);
  const isThere = accounts.some(({ id }) => id === known);
  if (isThere && (back === undefined || (await hasUnnamed()))) return known;
  const first = (back ?? accounts.find(canBeMain))?.id ?? null;
  if (first !== known)
    await queries
      .updateTable("ledgers")
      .set({ first_account: first })
      .where("id", "=", member.ledger)
      .execute();
  return first;
}

type Told = Omit<DerivedColumns, "main" | "first">;

const NONE: Told = { balance: null, balance_day: null, moment_revision: null, included: null };

async function toldOf(work: Work, account: AccountId): Promise<Told> {
  const tellings = await work.queries
    .selectFrom("balances")
    .selectAll()
    .where("ledger_id", "=", work.member.ledger)
    .where("account_id", "=", account)
    .where("deleted_at", "is", null)
    .orderBy("place")
    .execute();
  const counts = countingTelling(
    tellings.map((row) => ({
      row,
      date: row.day,
      by: row.import_id === null ? ("person" as const) : ("import" as const),
    })),
  );
  if (counts === null) return NONE;
  const { row } = counts;
  const held = (await heldBy(work, account, [row])).get(row.id);
  return {
    balance: row.amount,
    balance_day: row.day,
    moment_revision: row.moment_revision,
    included: held === undefined ? null : JSON.stringify(held),
  };
}

const derivedOf = ({
  balance,
  balance_day,
  moment_revision,
  included,
  main,
  first,
}: AccountRow): DerivedColumns => ({
  balance,
  balance_day,
  moment_revision,
  included,
  main,
  first,
});

const isSame = (one: AccountRow, other: AccountRow): boolean =>
  JSON.stringify(derivedOf(one)) === JSON.stringify(derivedOf(other));

async function update({ queries, member, revision, touch }: Work, row: AccountRow): Promise<void> {
  await queries
    .updateTable("accounts")
    .set({ ...derivedOf(row), told_revision: revision })
    .where("ledger_id", "=", member.ledger)
    .where("id", "=", row.id)
    .execute();
  touch();
}
