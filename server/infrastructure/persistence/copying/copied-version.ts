import { sql, type TableMetadata } from "kysely";
import type { Queries } from "../database.ts";
import type { CopiedTable } from "./copied-tables.ts";

/** There are no tables of the product. */
export class NothingThere extends Error {}

/** The library's table of executed migrations. */
const MIGRATIONS = "kysely_migration";

/** Returns the tables that unqualified names mean; PostgreSQL may have others in further schemas. */
export async function tablesHere(queries: Queries): Promise<readonly TableMetadata[]> {
  const tables = await queries.introspection.getTables({ withInternalKyselyTables: true });
  if (tables.every(({ schema }) => schema === undefined)) return tables;
  const asked = sql<{ readonly name: string }>`select current_schema() as name`;
  const { rows } = await asked.execute(queries);
  return tables.filter(({ schema }) => schema === rows[0]?.name);
}

/** Whether a database has tables of the product. */
export const hasTables = async (queries: Queries): Promise<boolean> =>
  (await tablesHere(queries)).some(({ name }) => name === MIGRATIONS);

/** Returns the last executed migration of a database; throws `NothingThere` without one. */
export async function lastMigrationOf(queries: Queries): Promise<string> {
  if (!(await hasTables(queries))) throw new NothingThere();
  const last = sql<{
    readonly name: string | null;
  }>`select max(name) as name from ${sql.table(MIGRATIONS)}`;
  const [row] = (await last.execute(queries)).rows;
  const name = row?.name ?? null;
  if (name === null) throw new NothingThere();
  return name;
}

/** Throws unless a database has each of some tables with exactly its columns: nothing may be left out of a copy. */
export async function assertColumns(
  queries: Queries,
  expected: readonly CopiedTable[],
): Promise<void> {
  const there = new Map(
    (await tablesHere(queries)).map(({ name, columns }) => [name, columns.map((one) => one.name)]),
  );
  for (const { name, columns } of expected)
    if (there.get(name)?.toSorted().join() !== columns.toSorted().join())
      throw new Error(`the columns of ${name} are not those of this version`);
}
