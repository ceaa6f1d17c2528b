import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Migration } from "kysely/migration";
import { stamps } from "./0005-ledgers.ts";
import type { Flavour } from "./flavour.ts";
import { NotCarriedOver } from "./not-carried-over.ts";

/** Moves movements, budgets and goals into ledgers, with category ids and stamps. */
export const recordsInLedgers = (flavour: Flavour, now: number): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const table of ["transactions", "budgets", "goals"])
      await sql`alter table ${sql.table(table)} rename to ${sql.table(`earlier_${table}`)}`.execute(
        db,
      );
    await makeTables(db, flavour);
    await carryOver(db, now);
    await compare(db);
    for (const table of ["transactions", "budgets", "goals"])
      await sql`drop table ${sql.table(`earlier_${table}`)}`.execute(db);
    await makeIndexes(db);
  },
});

async function makeTables(db: Kysely<unknown>, flavour: Flavour): Promise<void> {
  const { int8, keyedTableSuffix } = flavour;
  const belongs = sql`ledger_id text not null references ledgers (id) on delete cascade,
      id text not null`;
  const filed = sql`category_id text not null`;
  const names = sql`primary key (ledger_id, id),
      foreign key (ledger_id, category_id) references categories (ledger_id, id)`;
  await sql`create table transactions (
      ${belongs},
      kind text not null check (kind in ('income', 'expense')),
      date text not null check (length(date) = 10),
      ${filed},
      amount ${int8} not null check (amount between 0 and 99999999999),
      description text,
      ${stamps(flavour)},
      ${names}
    )${keyedTableSuffix}`.execute(db);
  await sql`create table budgets (
      ${belongs},
      month text not null check (length(month) = 7),
      ${filed},
      "limit" ${int8} not null check ("limit" between 0 and 99999999999),
      ${stamps(flavour)},
      ${names}
    )${keyedTableSuffix}`.execute(db);
  await sql`create table goals (
      ${belongs},
      name text not null,
      total ${int8} not null check (total between 1 and 99999999999),
      "current" ${int8} not null check ("current" between 0 and 99999999999),
      deadline text check (length(deadline) = 10),
      photo_url text,
      ${stamps(flavour)},
      primary key (ledger_id, id)
    )${keyedTableSuffix}`.execute(db);
}

async function carryOver(db: Kysely<unknown>, now: number): Promise<void> {
  const moment = sql.lit(now);
  const ownCategory = (kind: RawBuilder<unknown>) =>
    sql`categories.ledger_id = old.user_id and categories.kind = ${kind} and categories.name = old.category`;
  await sql`insert into transactions (ledger_id, id, kind, date, category_id, amount, description, revision, created_at, changed_at, changed_by)
    select old.user_id, old.id, old.kind, old.date, categories.id, old.amount, old.description, 1, ${moment}, ${moment}, old.user_id
    from earlier_transactions as old join categories on ${ownCategory(sql`old.kind`)}`.execute(db);
  await sql`insert into budgets (ledger_id, id, month, category_id, "limit", revision, created_at, changed_at, changed_by)
    select old.user_id, old.id, old.month, categories.id, old."limit", 1, ${moment}, ${moment}, old.user_id
    from earlier_budgets as old join categories on ${ownCategory(sql`'expense'`)}`.execute(db);
  await sql`insert into goals (ledger_id, id, name, total, "current", deadline, photo_url, revision, created_at, changed_at, changed_by)
    select user_id, id, name, total, "current", deadline, photo_url, 1, ${moment}, ${moment}, user_id
    from earlier_goals`.execute(db);
}

/** Compares a row with the one made from it: every column that a person has filled in is equal. */
const CARRIED_OVER = {
  transactions: sql`earlier_transactions as old
    join transactions as new on new.ledger_id = old.user_id and new.id = old.id
    join categories as filed on filed.ledger_id = new.ledger_id and filed.id = new.category_id
    where new.kind = old.kind and new.date = old.date and new.amount = old.amount
      and new.description is not distinct from old.description
      and filed.kind = old.kind and filed.name = old.category`,
  budgets: sql`earlier_budgets as old
    join budgets as new on new.ledger_id = old.user_id and new.id = old.id
    join categories as filed on filed.ledger_id = new.ledger_id and filed.id = new.category_id
    where new.month = old.month and new."limit" = old."limit"
      and filed.kind = 'expense' and filed.name = old.category`,
  goals: sql`earlier_goals as old
    join goals as new on new.ledger_id = old.user_id and new.id = old.id
    where new.name = old.name and new.total = old.total and new."current" = old."current"
      and new.deadline is not distinct from old.deadline
      and new.photo_url is not distinct from old.photo_url`,
} as const;

/** Throws if a row was lost, duplicated or changed; then the migration is rolled back. */
async function compare(db: Kysely<unknown>): Promise<void> {
  const count = async (rows: RawBuilder<unknown>) => {
    const counted = await sql<{ n: number }>`select count(*) as n from ${rows}`.execute(db);
    return Number(counted.rows[0]?.n);
  };
  for (const [table, pairs] of Object.entries(CARRIED_OVER)) {
    const there = await count(sql.table(`earlier_${table}`));
    const now = await count(sql.table(table));
    if (now !== there || (await count(pairs)) !== there) throw new NotCarriedOver(table);
  }
}

/** Unique constraints hold among rows that are not removed. */
async function makeIndexes(db: Kysely<unknown>): Promise<void> {
  const live = sql`where deleted_at is null`;
  await sql`create index live_transactions on transactions (ledger_id, kind, date, id) ${live}`.execute(
    db,
  );
  await sql`create unique index live_budgets on budgets (ledger_id, month, category_id) ${live}`.execute(
    db,
  );
  for (const table of ["transactions", "budgets", "goals"])
    await sql`create index ${sql.id(`${table}_by_revision`)} on ${sql.table(table)} (ledger_id, revision)`.execute(
      db,
    );
}
