import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { stamps } from "./0005-ledgers.ts";
import type { Flavour } from "./flavour.ts";

/** Creates recurrences, and marks automatic records. */
export const recurrences = (flavour: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await makeRecurrences(db, flavour);
    await markRecords(db);
    await makeDismissals(db, flavour);
    await keepVersions(db, flavour);
  },
});

async function makeRecurrences(db: Kysely<unknown>, flavour: Flavour) {
  const { int8, keyedTableSuffix } = flavour;
  const amount = (name: string) =>
    sql`${sql.id(name)} ${int8} not null check (${sql.id(name)} between 0 and 99999999999)`;
  const day = (name: string) => sql`${sql.id(name)} text check (length(${sql.id(name)}) = 10)`;
  await sql`create table recurrences (
      ledger_id text not null references ledgers (id) on delete cascade,
      id text not null,
      kind text not null check (kind in ('income', 'expense')),
      category_id text not null,
      cost text not null check (cost in ('each', 'parts')),
      ${amount("amount")},
      ${amount("fee")},
      description text,
      first_day text not null check (length(first_day) = 10),
      every ${int8} not null check (every >= 1),
      unit text not null check (unit in ('day', 'week', 'month', 'year')),
      ${day("last_day")},
      times ${int8} check (times >= 1),
      weekend text not null check (weekend in ('keep', 'before', 'after')),
      mode text not null check (mode in ('automatic', 'confirm')),
      paused ${int8} not null check (paused in (0, 1)),
      open_from text not null,
      exceptions text not null,
      ${day("asked_until")},
      ${day("action_day")},
      ${stamps(flavour)},
      primary key (ledger_id, id),
      foreign key (ledger_id, category_id) references categories (ledger_id, id)
    )${keyedTableSuffix}`.execute(db);
  await sql`create index recurrences_by_action on recurrences (action_day, ledger_id)
      where deleted_at is null and action_day is not null`.execute(db);
  await sql`create index recurrences_by_revision on recurrences (ledger_id, revision)`.execute(db);
  await sql`create index recurrences_to_do on recurrences (ledger_id, action_day)
      where deleted_at is null and action_day is not null`.execute(db);
}

/** An automatic record names its recurrence and planned day, which are unique together. */
async function markRecords(db: Kysely<unknown>) {
  await sql`alter table transactions add column recurrence_id text`.execute(db);
  await sql`alter table transactions add column planned_day text`.execute(db);
  await sql`create unique index records_of_recurrences
      on transactions (ledger_id, recurrence_id, planned_day)
      where recurrence_id is not null`.execute(db);
}

async function makeDismissals(db: Kysely<unknown>, { int8, keyedTableSuffix }: Flavour) {
  await sql`create table dismissed_proposals (
      ledger_id text not null references ledgers (id) on delete cascade,
      id text not null,
      made_at ${int8} not null,
      primary key (ledger_id, id)
    )${keyedTableSuffix}`.execute(db);
}

/** SQLite cannot change a check of an existing table, so the table is recreated; the program checks the same. */
async function keepVersions(db: Kysely<unknown>, { int8, keyedTableSuffix }: Flavour) {
  await sql`alter table versions rename to earlier_versions`.execute(db);
  await sql`create table versions (
      ledger_id text not null references ledgers (id) on delete cascade,
      change_id text not null,
      resource text not null,
      id text not null,
      revision ${int8} not null,
      before text,
      made_at ${int8} not null,
      primary key (ledger_id, change_id, resource, id)
    )${keyedTableSuffix}`.execute(db);
  await sql`insert into versions (ledger_id, change_id, resource, id, revision, before, made_at)
      select ledger_id, change_id, resource, id, revision, before, made_at
      from earlier_versions`.execute(db);
  await sql`drop table earlier_versions`.execute(db);
  await sql`create index versions_of_record on versions (ledger_id, resource, id, revision)`.execute(
    db,
  );
  await sql`create index versions_by_age on versions (ledger_id, made_at)`.execute(db);
}
