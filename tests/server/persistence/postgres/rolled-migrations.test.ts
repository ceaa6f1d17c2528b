import { Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { postgresFlavour } from "../../../../server/infrastructure/persistence/migrations/flavour.ts";
import {
  areRolled,
  migratorOf,
} from "../../../../server/infrastructure/persistence/migrations/migrate.ts";
import type { Tables } from "../../../../server/infrastructure/persistence/tables.ts";
import { FIRST_VERSIONS } from "../../support/first-version.ts";

const HERE = "current_schema()::regnamespace";

/** Kinds, constraints, indexes and triggers of each table; of foreign keys to it, those that keep its rows from being removed. */
const AROUND = `
  select oid::regclass::text as of_table, relkind::text as kind, relpersistence::text as told
    from pg_class where relnamespace = ${HERE} and relkind in ('r', 'p', 'v', 'm', 'f')
  union all select conrelid::regclass::text, 'constraint', conname || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = ${HERE} and conrelid <> 0
  union all select confrelid::regclass::text, 'kept by', conname
    from pg_constraint where connamespace = ${HERE} and contype = 'f' and confdeltype not in ('c', 'n')
  union all select tablename, 'index', indexdef from pg_indexes where schemaname = current_schema()
  union all select tgrelid::regclass::text, 'trigger', pg_get_triggerdef(pg_trigger.oid)
    from pg_trigger join pg_class on pg_class.oid = tgrelid where relnamespace = ${HERE} and not tgisinternal
  union all select tablename, 'rule', definition from pg_rules where schemaname = current_schema()
  order by 1, 2, 3`;

const COLUMNS = `
  select attrelid::regclass::text as of_table, attname as name, format_type(atttypid, atttypmod) as type,
    attnotnull or adbin is not null as needed, pg_get_expr(adbin, adrelid) as default
  from pg_attribute join pg_class on pg_class.oid = attrelid
  left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relnamespace = ${HERE} and relkind = 'r' and attnum > 0 and not attisdropped
  order by 1, 2`;

type Row = Readonly<Record<string, unknown>>;

const tableOf = (row: Row) => String(row["of_table"]);

/** All that there is, but for the library's own tables, which each migration changes. */
async function pictureOf(pool: Pool) {
  const ask = async (statement: string) => (await pool.query<Row>(statement)).rows;
  const isOurs = (row: Row) => !tableOf(row).startsWith("kysely_");
  const columns = (await ask(COLUMNS)).filter(isOurs);
  const tables = [...new Set(columns.map(tableOf))];
  const rows = new Map<string, readonly Row[]>();
  for (const table of tables) rows.set(table, await ask(`select * from ${table}`));
  return { around: (await ask(AROUND)).filter(isOurs), columns, tables, rows };
}

type Picture = Awaited<ReturnType<typeof pictureOf>>;

/** The part of another picture that a server sees which knows only the tables of the first. */
function seenBy({ tables, columns }: Picture, other: Picture) {
  const isKnown = (row: Row) => tables.includes(tableOf(row));
  const namesOf = (table: string) =>
    columns.filter((column) => tableOf(column) === table).map(({ name }) => String(name));
  // A row that it writes has null in a column that it does not know.
  const isSeen = (column: Row) =>
    column["needed"] === true || namesOf(tableOf(column)).includes(String(column["name"]));
  const shownOf = (table: string) => {
    const names = namesOf(table);
    const rows = other.rows.get(table) ?? [];
    return rows.map((row) => JSON.stringify(names.map((name) => row[name]))).toSorted();
  };
  return {
    around: other.around.filter(isKnown),
    columns: other.columns.filter(isKnown).filter(isSeen),
    rows: tables.map(shownOf),
  };
}

/** Migrations that an older server would notice: by contents, tables, a column that may not be null, and indexes. */
const NOTICED = [
  "0009-kept-answers",
  "0037-photos-of-ledgers",
  "0043-counted-versions",
  "0044-removal-order",
];

/** Migrations that merely add a column and a table, though they are not rolled. */
const UNNOTICED = ["0032-seen-time", "0045-photo-images"];

const storage = FIRST_VERSIONS[1].begin();
/** The pictures before and after some migrations. */
const seen = new Map<string, readonly object[]>();
let rolled: readonly string[];

beforeAll(async () => {
  const { databaseUrl } = await storage.lay();
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  const queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const migrator = migratorOf(queries, postgresFlavour, 1);
  const names = (await migrator.getMigrations()).map(({ name }) => name);
  rolled = names.filter((name) => areRolled([name]));
  const bringTo = async (name = "") => {
    expect((await migrator.migrateTo(name)).error).toBe(undefined);
    return pictureOf(pool);
  };
  for (const name of [...NOTICED, ...UNNOTICED, ...rolled].toSorted()) {
    const before = await bringTo(names[names.indexOf(name) - 1]);
    const after = await bringTo(name);
    seen.set(name, [seenBy(before, before), seenBy(before, after)]);
  }
  await queries.destroy();
});
afterAll(() => storage.end());

it("a migration of PostgreSQL that is rolled leaves all that an older server knows as it was", () => {
  for (const name of rolled) {
    const [before, after] = seen.get(name) ?? [];
    expect([name, after]).toEqual([name, before]);
  }
});

it.each(NOTICED)("%s of PostgreSQL does not, and is not rolled", (name) => {
  const [before, after] = seen.get(name) ?? [];
  expect(after).not.toEqual(before);
  expect(areRolled([name])).toBe(false);
});

it.each(UNNOTICED)("%s of PostgreSQL does, and is not rolled for another reason", (name) => {
  const [before, after] = seen.get(name) ?? [];
  expect(after).toEqual(before);
  expect(areRolled([name])).toBe(false);
});
