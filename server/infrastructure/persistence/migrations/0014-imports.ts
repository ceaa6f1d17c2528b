import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { stamps } from "./0005-ledgers.ts";
import type { Flavour } from "./flavour.ts";

/** Creates imports, their accounts, and the rules for imported movements. */
export const imports = (flavour: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await makeImports(db, flavour);
    await makeLines(db, flavour);
    await makeRules(db, flavour);
    await keepVersionsOfRules(db, flavour);
  },
});

const ofLedger = sql`ledger_id text not null references ledgers (id) on delete cascade`;
const kind = sql`kind text not null check (kind in ('income', 'expense'))`;
const inLedger = (table: string) => sql`references ${sql.table(table)} (ledger_id, id)`;

async function makeImports(db: Kysely<unknown>, { int8, keyedTableSuffix }: Flavour) {
  const count = (name: string) =>
    sql`${sql.id(name)} ${int8} not null check (${sql.id(name)} >= 0)`;
  await sql`create table accounts (
      ${ofLedger},
      id text not null,
      label text not null,
      bank text,
      digits text check (length(digits) = 4),
      kind text not null check (kind in ('current', 'savings', 'card', 'cash')),
      balance ${int8} check (balance between -99999999999 and 99999999999),
      balance_day text check (length(balance_day) = 10),
      made_at ${int8} not null,
      primary key (ledger_id, id),
      check ((balance is null) = (balance_day is null))
    )${keyedTableSuffix}`.execute(db);
  await sql`create table imports (
      ${ofLedger},
      id text not null,
      account_id text,
      name text not null,
      bank text not null,
      fingerprint text not null,
      ${count("first_created")},
      ${count("created")},
      ${count("repeated")},
      ${count("not_counted")},
      ${count("joined")},
      first_day text not null check (length(first_day) = 10),
      last_day text not null check (length(last_day) = 10),
      revision ${int8} not null check (revision >= 1),
      made_at ${int8} not null,
      made_by text references users (id) on delete set null,
      removed_at ${int8},
      undo_change text,
      undo_removed ${int8} check (undo_removed >= 0),
      primary key (ledger_id, id),
      foreign key (ledger_id, account_id) ${inLedger("accounts")},
      check ((account_id is null) = (removed_at is not null))
    )${keyedTableSuffix}`.execute(db);
  await sql`create index imports_of_account on imports (ledger_id, account_id)`.execute(db);
  await sql`create table import_overlaps (
      ledger_id text not null,
      earlier_id text not null,
      later_id text not null,
      ${count("count")},
      primary key (ledger_id, earlier_id, later_id),
      foreign key (ledger_id, earlier_id) ${inLedger("imports")} on delete cascade,
      foreign key (ledger_id, later_id) ${inLedger("imports")} on delete cascade
    )${keyedTableSuffix}`.execute(db);
  await sql`create index overlaps_of_later on import_overlaps (ledger_id, later_id)`.execute(db);
}

async function makeLines(db: Kysely<unknown>, { int8, keyedTableSuffix }: Flavour) {
  const amount = sql`amount ${int8} not null check (amount between 0 and 99999999999)`;
  const flag = (name: string) =>
    sql`${sql.id(name)} ${int8} not null check (${sql.id(name)} in (0, 1))`;
  const said = sql`category_id text not null,
      ${amount},
      description text`;
  await sql`create table import_lines (
      ledger_id text not null,
      id text not null,
      import_id text not null,
      account_id text not null,
      identity text not null check (length(identity) between 1 and 400),
      ${kind},
      date text not null check (length(date) = 10),
      ${said},
      original text,
      ${flag("chosen")},
      ${flag("counted")},
      record_id text,
      former_date text check (length(former_date) = 10),
      former_amount ${int8} check (former_amount between 0 and 99999999999),
      revision ${int8} not null check (revision >= 1),
      primary key (ledger_id, id),
      foreign key (ledger_id, import_id) ${inLedger("imports")} on delete cascade,
      check ((former_date is null) = (former_amount is null))
    )${keyedTableSuffix}`.execute(db);
  await sql`create unique index known_lines on import_lines (ledger_id, account_id, identity)`.execute(
    db,
  );
  await sql`create index lines_of_import on import_lines (ledger_id, import_id)`.execute(db);
  await sql`create unique index records_of_lines on import_lines (ledger_id, record_id)
      where record_id is not null`.execute(db);
  await sql`create table import_parts (
      ledger_id text not null,
      line_id text not null,
      position ${int8} not null,
      record_id text not null,
      ${said},
      ${flag("counts")},
      primary key (ledger_id, line_id, position),
      foreign key (ledger_id, line_id) ${inLedger("import_lines")} on delete cascade
    )${keyedTableSuffix}`.execute(db);
  await sql`create unique index records_of_parts on import_parts (ledger_id, record_id)`.execute(
    db,
  );
}

async function makeRules(db: Kysely<unknown>, flavour: Flavour) {
  const { int8, keyedTableSuffix } = flavour;
  await sql`create table rules (
      ${ofLedger},
      id text not null,
      ${kind},
      contains text not null check (length(contains) between 2 and 100),
      category_id text,
      leaves_out ${int8} not null check (leaves_out in (0, 1)),
      description text,
      position ${int8} not null check (position >= 0),
      ${stamps(flavour)},
      primary key (ledger_id, id),
      foreign key (ledger_id, category_id) ${inLedger("categories")}
    )${keyedTableSuffix}`.execute(db);
  await sql`create index rules_by_revision on rules (ledger_id, revision)`.execute(db);
}

/** SQLite cannot change a check of an existing table, so the table is recreated. */
async function keepVersionsOfRules(db: Kysely<unknown>, { int8, keyedTableSuffix }: Flavour) {
  await sql`alter table versions rename to earlier_versions`.execute(db);
  await sql`create table versions (
      ${ofLedger},
      change_id text not null,
      resource text not null
        check (resource in ('transactions', 'budgets', 'goals', 'categories', 'rules')),
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
