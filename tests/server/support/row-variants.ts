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

/**
 * The rows that a table can have in place of a given one, as far as its constraints tell: one with every column filled;
 * that one with each column empty, or in each state that a constraint names, alone or with another column empty.
 * Columns of `kept` stay as they are. It asks the database itself, so that a column or a constraint that is new is met.
 */
export async function rowVariants(
  queries: Queries,
  {
    table,
    row,
    kept,
  }: { readonly table: string; readonly row: Row; readonly kept: readonly string[] },
): Promise<readonly Row[]> {
  const tables = await tablesHere(queries);
  const isSqlite = tables.every(({ schema }) => schema === undefined);
  const { columns = [] } = tables.find(({ name }) => name === table) ?? {};
  const free = columns.filter(({ name }) => !kept.includes(name));
  const key = sql`ledger_id = ${row["ledger_id"]} and id = ${row["id"]}`;
  let present = row;
  const take = async (next: Row): Promise<boolean> => {
    const sets = free.map(({ name }) => sql`${sql.ref(name)} = ${next[name]}`);
    return sql`update ${sql.table(table)} set ${sql.join(sets)} where ${key}`.execute(queries).then(
      () => true,
      () => false,
    );
  };
  const firstTaken = async (all: readonly Row[]): Promise<Row | null> => {
    for (const one of all) if (await take(one)) return one;
    return null;
  };
  const named = await namedTexts(queries, table, isSqlite);
  const fillings = [...FILLINGS, ...named];
  const withEach = (one: Row, { name }: Column, values: readonly Value[]): readonly Row[] =>
    values.map((value) => ({ ...one, [name]: value }));
  for (const column of free) {
    const filled = withEach(present, column, fillings);
    const taken = await firstTaken(filled);
    const others = free.filter((other) => other !== column);
    const withAnother = () =>
      filled.flatMap((one) => others.flatMap((other) => withEach(one, other, fillings)));
    if (taken !== null) present = taken;
    else if (present[column.name] === null) present = (await firstTaken(withAnother())) ?? present;
  }
  const nullable = free.filter(({ isNullable }) => isNullable);
  const variants = [present];
  for (const column of free) {
    const states = named.includes(String(present[column.name])) ? named : [];
    const values = column.isNullable ? [null, ...states] : states;
    for (const changed of withEach(present, column, values))
      if (await take(changed)) variants.push(changed);
      else
        for (const other of nullable)
          for (const one of withEach(changed, other, [null]))
            if (await take(one)) variants.push(one);
  }
  await take(row);
  return variants;
}
