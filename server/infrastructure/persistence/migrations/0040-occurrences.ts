import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Flavour } from "./flavour.ts";

/** Moves the outcomes of planned days to rows of their own; the row of a plan has the day from which it is open. */
export const occurrences = (flavour: Flavour): Migration => ({
  async up(db: Kysely<unknown>) {
    await makeOccurrences(db, flavour);
    await changeRecurrences(db, flavour);
    for (let after: Plan | null = null; ;) {
      const plans: readonly Plan[] = await plansAfter(db, after);
      for (const plan of plans) await carryOver(db, plan);
      after = plans.at(-1) ?? null;
      if (after === null) break;
    }
    await sql`alter table recurrences drop column exceptions`.execute(db);
  },
});

async function makeOccurrences(db: Kysely<unknown>, { int8, keyedTableSuffix }: Flavour) {
  await sql`create table occurrences (
      ledger_id text not null references ledgers (id) on delete cascade,
      id text not null check (id = recurrence_id || ':' || day),
      recurrence_id text not null,
      day text not null check (length(day) = 10),
      became text not null
        check (became in ('recorded', 'skipped', 'settled', 'changed', 'open')),
      date text check (length(date) = 10),
      amount ${int8} check (amount between 0 and 99999999999),
      revision ${int8} not null check (revision >= 1),
      created_at ${int8} not null,
      changed_at ${int8} not null,
      changed_by text not null,
      deleted_at ${int8},
      primary key (ledger_id, id),
      check ((became = 'changed') = (date is not null and amount is not null)),
      foreign key (ledger_id, recurrence_id) references recurrences (ledger_id, id)
        on delete cascade
    )${keyedTableSuffix}`.execute(db);
  await sql`create index occurrences_of_plan on occurrences (ledger_id, recurrence_id, day)`.execute(
    db,
  );
  await sql`create index occurrences_by_removal on occurrences (ledger_id, deleted_at)
      where deleted_at is not null`.execute(db);
}

async function changeRecurrences(db: Kysely<unknown>, { int8 }: Flavour) {
  await sql`alter table recurrences add column opened_from text not null default ''`.execute(db);
  await sql`alter table recurrences add column told_revision ${int8} not null default 0`.execute(
    db,
  );
  await sql`update recurrences set opened_from = open_from, told_revision = revision`.execute(db);
  await sql`create index recurrences_by_telling on recurrences (ledger_id, told_revision)`.execute(
    db,
  );
}

type Exception = {
  readonly day: string;
  readonly state: "settled" | "changed";
  readonly date?: string;
  readonly amount?: number;
};

/** An integer of a row: PostgreSQL's driver returns it as text. */
type Whole = number | string;

/** A plan from its old row, or from the text of a version. */
type Plan = {
  readonly ledger_id: string;
  readonly id: string;
  readonly revision: Whole;
  readonly created_at: Whole;
  readonly changed_at: Whole;
  readonly changed_by: string;
  readonly deleted_at: Whole | null;
  readonly open_from: string;
  readonly exceptions: string;
};

type Version = {
  readonly change_id: string;
  readonly revision: Whole;
  readonly before: string | null;
  readonly made_at: Whole;
  readonly undoes: string | null;
};

/** The plans read at once. */
const PAGE = 500;

async function plansAfter(db: Kysely<unknown>, after: Plan | null): Promise<readonly Plan[]> {
  const from =
    after === null ? sql`` : sql`where (ledger_id, id) > (${after.ledger_id}, ${after.id})`;
  const { rows } = await sql<Plan>`select ledger_id, id, revision, created_at, changed_at,
    changed_by, deleted_at, open_from, exceptions from recurrences ${from}
    order by ledger_id, id limit ${PAGE}`.execute(db);
  return rows;
}

const exceptionsOf = (plan: Plan | null) =>
  new Map(
    plan === null
      ? []
      : (JSON.parse(plan.exceptions) as readonly Exception[]).map((one) => [one.day, one]),
  );

/** Returns the row of a plan's day; `removedAt` is when the plan dropped the day, null if it did not. */
const rowOf = (plan: Plan, one: Exception, revision: Whole, removedAt: Whole | null) => ({
  ledger_id: plan.ledger_id,
  id: `${plan.id}:${one.day}`,
  recurrence_id: plan.id,
  day: one.day,
  became: one.state,
  date: one.date ?? null,
  amount: one.amount ?? null,
  revision: Number(revision),
  created_at: Number(plan.created_at),
  changed_at: Number(plan.changed_at),
  changed_by: plan.changed_by,
  deleted_at: removedAt === null ? null : Number(removedAt),
});

/** Writes the rows of a plan's days, with the history in its versions. */
async function carryOver(db: Kysely<unknown>, present: Plan): Promise<void> {
  const { ledger_id: ledger, id } = present;
  const { rows: versions } = await sql<Version>`select change_id, revision, before, made_at, undoes
    from versions where ledger_id = ${ledger} and resource = 'recurrences' and id = ${id}
    order by revision`.execute(db);
  const states = versions.map(({ before }) =>
    before === null ? null : (JSON.parse(before) as Plan),
  );
  const rows = new Map<string, ReturnType<typeof rowOf>>();
  const take = (plan: Plan | null) => {
    for (const one of exceptionsOf(plan).values())
      if (plan !== null && !rows.has(one.day))
        rows.set(one.day, rowOf(plan, one, plan.revision, null));
  };
  take(versions.length === 0 ? present : (states[0] ?? null));
  for (const [at, version] of versions.entries()) {
    const [before, after] = [states[at] ?? null, states[at + 1] ?? present];
    const [was, is] = [exceptionsOf(before), exceptionsOf(after)];
    for (const day of new Set([...was.keys(), ...is.keys()])) {
      const [one, other] = [was.get(day), is.get(day)];
      if (JSON.stringify(one) === JSON.stringify(other)) continue;
      const row = rows.get(day) ?? null;
      await insert(db, "versions", {
        ledger_id: ledger,
        ...version,
        resource: "occurrences",
        id: `${id}:${day}`,
        before: row === null ? null : JSON.stringify(row),
      });
      if (other !== undefined) rows.set(day, rowOf(after, other, version.revision, null));
      else if (one !== undefined)
        rows.set(day, rowOf(present, one, version.revision, version.made_at));
    }
    if (before !== null) await rewrite(db, before, version);
  }
  for (const row of rows.values()) await insert(db, "occurrences", row);
}

/** Rewrites a plan in a version's text: with the day from which it was open, and without its days. */
async function rewrite(db: Kysely<unknown>, plan: Plan, version: Version): Promise<void> {
  const { exceptions: _, ...others } = plan;
  const before = JSON.stringify({
    ...others,
    opened_from: plan.open_from,
    told_revision: Number(plan.revision),
  });
  await sql`update versions set before = ${before}
    where ledger_id = ${plan.ledger_id} and change_id = ${version.change_id}
      and resource = 'recurrences' and id = ${plan.id}`.execute(db);
}

async function insert(db: Kysely<unknown>, table: string, row: object): Promise<void> {
  const columns = Object.keys(row).map((name) => sql.ref(name));
  await sql`insert into ${sql.table(table)} (${sql.join(columns)})
    values (${sql.join(Object.values(row))})`.execute(db);
}
