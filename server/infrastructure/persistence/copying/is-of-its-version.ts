import { isDeepStrictEqual } from "node:util";
import BetterSqlite from "better-sqlite3";
import { sql } from "kysely";
import type { Queries } from "../database.ts";
import { LaterTables } from "../migrations/migrate.ts";
import { lastMigrationOf, NothingThere } from "./copied-version.ts";
import type { CopiedTable } from "./copied-tables.ts";
import { withCopy } from "./open-copy.ts";
import { schemaOfVersion } from "./schema-of-version.ts";

/** The longest row that is read, in bytes: rows of the product fit 64 KiB, and a page of them has to fit the memory. */
const MAX_ROW_BYTES = 1024 * 1024;

/**
 * Whether a file has the tables of its version and nothing else that would run or be read in the product: no trigger, no
 * view, no computed column, no row without a bound. What a later version has is judged by that version.
 */
export async function isOfItsVersion(file: string): Promise<boolean> {
  if (!hasTablesAlone(file)) return false;
  return withCopy(file, async (copy, tables) => {
    try {
      const { tables: expected } = await schemaOfVersion(await lastMigrationOf(copy));
      if (!isDeepStrictEqual(namesOf(tables), namesOf(expected))) return false;
    } catch (error) {
      if (error instanceof NothingThere) return false;
      if (!(error instanceof LaterTables)) throw error;
    }
    for (const table of tables) if ((await longestRow(copy, table)) > MAX_ROW_BYTES) return false;
    return true;
  });
}

/** Whether a file has nothing but tables and their indexes; no query runs over anything else. */
function hasTablesAlone(file: string): boolean {
  const database = new BetterSqlite(file, { readonly: true });
  try {
    const odd = database.prepare(`select 1 from sqlite_schema where type not in ('table', 'index')
      union all select 1 from pragma_table_list where schema = 'main' and type <> 'table'
      union all select 1 from sqlite_schema as one, pragma_table_xinfo(one.name) as had
        where one.type = 'table' and had.hidden <> 0`);
    return odd.get() === undefined;
  } finally {
    database.close();
  }
}

/** Without SQLite's own tables, which it may make at any time. */
const namesOf = (tables: readonly CopiedTable[]) =>
  tables
    .filter(({ name }) => !name.startsWith("sqlite_"))
    .map(({ name, columns, key }) => ({ name, columns: columns.toSorted(), key }));

/** The bytes of a table's longest row; 0 for none. */
async function longestRow(copy: Queries, { name, columns }: CopiedTable): Promise<number> {
  const all = columns.map((column) => sql`coalesce(octet_length(${sql.ref(column)}), 0)`);
  const asked = sql<{
    readonly bytes: number | null;
  }>`select max(${sql.join(all, sql` + `)}) as bytes
    from ${sql.table(name)}`;
  const { rows } = await asked.execute(copy);
  return rows[0]?.bytes ?? 0;
}
