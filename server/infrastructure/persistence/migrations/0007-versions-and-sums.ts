import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/** Creates the versions replaced by changes, and the sums of each month's records. */
export const versionsAndSums = ({ int8, keyedTableSuffix }: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`create table versions (
      ledger_id text not null references ledgers (id) on delete cascade,
      change_id text not null,
      resource text not null check (resource in ('transactions', 'budgets', 'goals', 'categories')),
      id text not null,
      revision ${int8} not null,
      before text,
      made_at ${int8} not null,
      primary key (ledger_id, change_id, resource, id)
    )${keyedTableSuffix}`.execute(db);
    await sql`create index versions_of_record on versions (ledger_id, resource, id, revision)`.execute(
      db,
    );
    await sql`create index versions_by_age on versions (ledger_id, made_at)`.execute(db);
    await sql`create table month_sums (
      ledger_id text not null references ledgers (id) on delete cascade,
      month text not null check (length(month) = 7),
      kind text not null check (kind in ('income', 'expense')),
      category_id text not null,
      sum ${int8} not null,
      count ${int8} not null check (count >= 0),
      primary key (ledger_id, month, kind, category_id)
    )${keyedTableSuffix}`.execute(db);
    await sql`insert into month_sums (ledger_id, month, kind, category_id, sum, count)
      select ledger_id, substr(date, 1, 7), kind, category_id, sum(amount), count(*)
      from transactions group by ledger_id, substr(date, 1, 7), kind, category_id`.execute(db);
  },
});
