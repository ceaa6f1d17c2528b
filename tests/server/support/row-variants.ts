import { sql } from "kysely";
import type { Queries } from "../../../server/infrastructure/persistence/database.ts";
import { tablesHere } from "../../../server/infrastructure/persistence/copying/copied-version.ts";

type Value = string | number | null;

type Column = { readonly name: string; readonly isNullable: boolean };

/** A row as the database has it, by the names of its columns. */
export type Row = Readonly<Record<string, Value>>;

/** What an empty column is filled with: the first that the database takes. */
const FILLINGS: readonly Value[] = [
  "Segredo que ninguém mais lê",
  "2031-07-19",
  "2031-07",
  "987654321",
  "9876",
  77_777_777_777,
  7,
  1,
];

/** The texts that the constraints of a table name, such as the states of a row. */
async function namedTexts(
  queries: Queries,
  table: string,
  isSqlite: boolean,
): Promise<readonly string[]> {
  const { rows } = isSqlite
    ? await sql<{ readonly text: string }>`select sql as text from sqlite_schema
        where type = 'table' and name = ${table}`.execute(queries)
    : await sql<{ readonly text: string }>`select pg_get_constraintdef(oid) as text
        from pg_constraint where contype = 'c'
          and conrelid = ${table}::regclass`.execute(queries);
  const texts = rows.flatMap(({ text }) => [...text.matchAll(/'([^']*)'/g)].map(([, one]) => one));
  return [...new Set(texts.flatMap((one) => one ?? []))];
}

const withEach = (row: Row, { name }: Column, values: readonly Value[]): readonly Row[] =>
  values.map((value) => ({ ...row, [name]: value }));

/** Stores a row in place of the one with its key; returns whether the database took it. */
type Take = (row: Row) => Promise<boolean>;

async function firstTaken(take: Take, all: readonly Row[]): Promise<Row | null> {
  for (const one of all) if (await take(one)) return one;
  return null;
}

/** Returns a row with every column filled; one that none fills alone is filled together with another. */
async function filledRow(
  take: Take,
  row: Row,
  columns: readonly Column[],
  fillings: readonly Value[],
): Promise<Row> {
  let present = row;
  for (const column of columns) {
    const filled = withEach(present, column, fillings);
    const alone = await firstTaken(take, filled);
    const isEmpty = alone === null && present[column.name] === null;
    const others = isEmpty ? columns.filter((other) => other !== column) : [];
    const together = filled.flatMap((one) =>
      others.flatMap((other) => withEach(one, other, fillings)),
    );
    present = alone ?? (await firstTaken(take, together)) ?? present;
  }
  return present;
}

type Asked = { readonly table: string; readonly row: Row; readonly kept: readonly string[] };

/**
 * Returns the rows that a table can have in place of a given one, as far as its constraints tell: one with every column
 * filled; that one with each column empty, or in each state that a constraint names, alone or with another column empty.
 * Columns of `kept` stay as they are. It asks the database itself, so that a column or a constraint that is new is met.
 */
export async function rowVariants(
  queries: Queries,
  { table, row, kept }: Asked,
): Promise<readonly Row[]> {
  const tables = await tablesHere(queries);
  const { columns = [] } = tables.find(({ name }) => name === table) ?? {};
  const free = columns.filter(({ name }) => !kept.includes(name));
  const key = sql`ledger_id = ${row["ledger_id"]} and id = ${row["id"]}`;
  const take: Take = (next) => {
    const sets = free.map(({ name }) => sql`${sql.ref(name)} = ${next[name]}`);
    const update = sql`update ${sql.table(table)} set ${sql.join(sets)} where ${key}`;
    return update.execute(queries).then(
      () => true,
      () => false,
    );
  };
  const isSqlite = tables.every(({ schema }) => schema === undefined);
  const named = await namedTexts(queries, table, isSqlite);
  const full = await filledRow(take, row, free, [...FILLINGS, ...named]);
  const nullable = free.filter(({ isNullable }) => isNullable);
  const changed = free.flatMap((column) => {
    const states = named.includes(String(full[column.name])) ? named : [];
    return withEach(full, column, column.isNullable ? [null, ...states] : states);
  });
  const variants = [full];
  for (const one of changed) {
    const without = nullable.flatMap((other) => withEach(one, other, [null]));
    const taken = (await take(one)) ? [one] : await allTaken(take, without);
    variants.push(...taken);
  }
  await take(row);
  return variants;
}

async function allTaken(take: Take, all: readonly Row[]): Promise<readonly Row[]> {
  const taken: Row[] = [];
  for (const one of all) if (await take(one)) taken.push(one);
  return taken;
}
