import { sql } from "kysely";
import { mainAccount } from "../../../../src/domain/accounts/main-account.ts";
import type { AccountId } from "../../../../src/domain/shared/ids.ts";
import { countingTelling } from "../../../../src/domain/accounts/balance-entries.ts";
import type { DerivedColumns, AccountRow, BalanceRow } from "./account-tables.ts";
import { toAccount } from "./kysely-accounts.ts";
import { flag } from "../users/user-row.ts";
import type { Work } from "../ledger/write-rows.ts";

/**
 * Updates the derived columns of accounts: for the touched ones, which told balance counts and which records it
 * includes, and for all, which is the main one. Every changed account gets a new revision for differences.
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
  const settled = new Map<AccountId, AccountRow>();
  for (const row of rows)
    settled.set(row.id, touched.has(row.id) ? { ...row, ...(await toldOf(work, row.id)) } : row);
  const main = mainAccount(
    [...settled.values()].map((row) => ({ ...toAccount(row), chosen: row.chosen === 1 })),
  );
  for (const row of rows) {
    const after = { ...(settled.get(row.id) ?? row), main: flag(row.id === main) };
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

type Told = Omit<DerivedColumns, "main">;

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
  const { amount, day, moment_revision } = counts.row;
  return {
    balance: amount,
    balance_day: day,
    moment_revision,
    included: await heldBy(work, counts.row),
  };
}

/**
 * The records of a balance's day that existed when it was told, without imported ones, and perhaps only those that
 * still exist; null if it stands for the end of its day.
 */
export async function heldBy(
  { queries, member }: Pick<Work, "queries" | "member">,
  { day, moment_revision: moment }: BalanceRow,
  which: "all" | "living" = "all",
): Promise<string | null> {
  if (moment === null) return null;
  const removedSince = which === "all" ? sql`or revision > ${moment}` : sql``;
  const { rows } = await sql<{ readonly id: string }>`select id from transactions
    where ledger_id = ${member.ledger} and date = ${day}
      and (deleted_at is null ${removedSince}) and coalesce(made_revision, 0) <= ${moment}
      and not exists (select 1 from import_lines
        where import_lines.ledger_id = ${member.ledger} and record_id = transactions.id)
    order by id`.execute(queries);
  return JSON.stringify(rows.map(({ id }) => id));
}

const derivedOf = ({
  balance,
  balance_day,
  moment_revision,
  included,
  main,
}: AccountRow): DerivedColumns => ({ balance, balance_day, moment_revision, included, main });

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
