import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Migration } from "kysely/migration";
import { stamps } from "./0005-ledgers.ts";
import type { Flavour } from "./flavour.ts";

/** What was carried over is not what was there; the migration is undone as a whole. */
export class NotCarriedOver extends Error {}

/** Movements, budgets and goals belong to a ledger, name a category by its identity, and carry their stamps. */
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

/** What each user had, by kind and category: how many records, and what they come to. */
const MANIFESTS = {
  transactions: [
    sql`select user_id as owner, kind, category, count(*) as n, sum(amount) as total, min(date) as oldest, max(date) as newest from earlier_transactions group by user_id, kind, category`,
    sql`select t.ledger_id as owner, t.kind, c.name, count(*) as n, sum(t.amount) as total, min(t.date) as oldest, max(t.date) as newest from transactions t join categories c on c.ledger_id = t.ledger_id and c.id = t.category_id group by t.ledger_id, t.kind, c.name`,
  ],
  budgets: [
    sql`select user_id as owner, category, count(*) as n, sum("limit") as total, min(month) as oldest, max(month) as newest from earlier_budgets group by user_id, category`,
    sql`select b.ledger_id as owner, c.name, count(*) as n, sum(b."limit") as total, min(b.month) as oldest, max(b.month) as newest from budgets b join categories c on c.ledger_id = b.ledger_id and c.id = b.category_id group by b.ledger_id, c.name`,
  ],
  goals: [
    sql`select user_id as owner, count(*) as n, sum(total) as total, sum("current") as saved, count(photo_url) as photos from earlier_goals group by user_id`,
    sql`select ledger_id as owner, count(*) as n, sum(total) as total, sum("current") as saved, count(photo_url) as photos from goals group by ledger_id`,
  ],
} as const;

/** Nothing is lost, nothing doubled and no cent moved, for anybody; else nothing of this happens. */
async function compare(db: Kysely<unknown>): Promise<void> {
  for (const [name, [before, after]] of Object.entries(MANIFESTS)) {
    for (const [one, other] of [
      [before, after],
      [after, before],
    ] as const) {
      const missing = sql<{
        n: number;
      }>`select count(*) as n from (${one} except ${other}) as missing`;
      const { rows } = await missing.execute(db);
      if (Number(rows[0]?.n) !== 0) throw new NotCarriedOver(name);
    }
  }
}

/** Unique rules hold among what is not removed. */
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
