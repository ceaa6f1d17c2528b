import { sql } from "kysely";
import { mainAccount } from "../../../src/domain/accounts/main-account.ts";
import { countingTelling } from "../../../src/domain/accounts/told-balances.ts";
import type { DerivedColumns } from "./account-tables.ts";
import { toAccount } from "./account-rows.ts";
import type { AccountRow, BalanceRow } from "./tables.ts";
import { flag } from "./user-row.ts";
import type { Work } from "./write-rows.ts";

/**
 * Keeps beside each account what follows for it: which told balance counts, which records that holds already, and which
 * account is the main one. What was written or changes is told again.
 */
export async function settleAccounts(work: Work): Promise<void> {
  const { queries, member } = work;
  const rows = await queries
    .selectFrom("accounts")
    .selectAll()
    .where("ledger_id", "=", member.ledger)
    .where("deleted_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const tellings = await queries
    .selectFrom("balances")
    .selectAll()
    .where("ledger_id", "=", member.ledger)
    .where("deleted_at", "is", null)
    .orderBy("place")
    .execute();
  const ofAccount = Map.groupBy(tellings, (row) => row.account_id);
  const told = new Map<string, Told>();
  for (const row of rows) told.set(row.id, await toldOf(work, ofAccount.get(row.id) ?? []));
  const main = mainAccount(
    rows.map((row) => ({
      ...toAccount({ ...row, ...told.get(row.id) }),
      chosen: row.chosen === 1,
    })),
  );
  for (const row of rows) {
    const derived = { ...(told.get(row.id) ?? NONE), main: flag(row.id === main) };
    if (!isSame(row, derived)) await update(work, row, derived);
  }
  await queries
    .updateTable("accounts")
    .set({ told_revision: work.revision })
    .where("ledger_id", "=", member.ledger)
    .where("revision", "=", work.revision)
    .execute();
}

/** The same where records were moved to other days: to one of which a balance tells what had been recorded by then. */
export async function settleMoments(work: Work, days: ReadonlySet<string>): Promise<void> {
  const { queries, member } = work;
  if (days.size === 0) return;
  const moments = await queries
    .selectFrom("accounts")
    .select("balance_day")
    .where("ledger_id", "=", member.ledger)
    .where("moment_revision", "is not", null)
    .execute();
  if (moments.some(({ balance_day: day }) => day !== null && days.has(day)))
    await settleAccounts(work);
}

type Told = Omit<DerivedColumns, "main">;

const NONE: Told = { balance: null, balance_day: null, moment_revision: null, included: null };

async function toldOf(work: Work, tellings: readonly BalanceRow[]): Promise<Told> {
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

/** The records of the day of a telling that had been made by then, without those of a bank's file; null where it means the end of its day. */
async function heldBy(
  { queries, member }: Work,
  { day, moment_revision: moment }: BalanceRow,
): Promise<string | null> {
  if (moment === null) return null;
  const { rows } = await sql<{ readonly id: string }>`select id from transactions
    where ledger_id = ${member.ledger} and date = ${day}
      and (deleted_at is null or revision > ${moment}) and coalesce(made_revision, 0) <= ${moment}
      and not exists (select 1 from import_lines
        where import_lines.ledger_id = ${member.ledger} and record_id = transactions.id)
    order by id`.execute(queries);
  return JSON.stringify(rows.map(({ id }) => id));
}

const isSame = (row: AccountRow, derived: DerivedColumns): boolean =>
  (Object.keys(derived) as (keyof DerivedColumns)[]).every((name) => row[name] === derived[name]);

async function update(
  { queries, member, revision, touch }: Work,
  { id }: AccountRow,
  derived: DerivedColumns,
): Promise<void> {
  await queries
    .updateTable("accounts")
    .set({ ...derived, told_revision: revision })
    .where("ledger_id", "=", member.ledger)
    .where("id", "=", id)
    .execute();
  touch();
}
