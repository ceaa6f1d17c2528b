import { rmSync } from "node:fs";
import { rename } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import BetterSqlite from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import type { Queries } from "../database.ts";
import { syncFile } from "../../sync-file.ts";
import { isSound } from "../sqlite/check-sqlite.ts";
import type { Tables } from "../tables.ts";
import { assertColumns, lastMigrationOf } from "./copied-version.ts";
import { contentOf } from "./content-of.ts";
import type { CopiedTable } from "./copied-tables.ts";
import { rowsIn } from "./rows-in.ts";
import { schemaOfVersion } from "./schema-of-version.ts";

/** Nobody else has the file open, and one that was cut off never gets its name. */
const PRAGMAS = ["journal_mode = off", "synchronous = off", "foreign_keys = off"] as const;

/**
 * Writes all tables of a snapshot of either database into a new SQLite file, page by page. The file gets its name only
 * after everything was read back, compared, and synced to disk.
 */
export async function writeCopy(snapshot: Queries, target: string): Promise<void> {
  const schema = await schemaOfVersion(await lastMigrationOf(snapshot));
  await assertColumns(snapshot, schema.tables);
  const unfinished = `${target}.parcial`;
  rmSync(unfinished, { force: true });
  try {
    const file = new BetterSqlite(unfinished);
    const copy = new Kysely<Tables>({ dialect: new SqliteDialect({ database: file }) });
    try {
      for (const pragma of PRAGMAS) file.pragma(pragma);
      file.exec("begin");
      for (const statement of schema.createTables) file.exec(statement);
      const inserts = new Map(schema.tables.map((table) => [table, insertInto(file, table)]));
      const read = await contentOf(snapshot, schema.tables, (table, rows) => {
        const insert = inserts.get(table);
        for (const row of rows) insert?.run(table.columns.map((column) => row[column]));
      });
      for (const statement of schema.createIndexes) file.exec(statement);
      file.exec("commit");
      assertSame(read, await contentOf(copy, schema.tables));
      assertSame(await rowsIn(snapshot, schema.tables), await rowsIn(copy, schema.tables));
      // Without its location a start recognises it as restored, even in its original file.
      if (schema.tables.some(({ name }) => name === "database_home"))
        file.exec("update database_home set place = ''");
    } finally {
      await copy.destroy();
    }
    if (!isSound(unfinished, "full")) throw new Error("the copy is not what was written");
    await syncFile(unfinished);
    await rename(unfinished, target);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

function insertInto(file: BetterSqlite.Database, { name, columns }: CopiedTable) {
  const names = columns.map((column) => `"${column}"`).join(", ");
  const values = columns.map(() => "?").join(", ");
  return file.prepare(`insert into "${name}" (${names}) values (${values})`);
}

function assertSame(read: unknown, written: unknown): void {
  if (!isDeepStrictEqual(read, written)) throw new Error("the copy is not what was read");
}
