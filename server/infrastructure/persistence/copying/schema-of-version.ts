import BetterSqlite from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { sqliteFlavour } from "../migrations/flavour.ts";
import { LaterTables, migratorOf } from "../migrations/migrate.ts";
import type { Tables } from "../tables.ts";
import { tablesOf, type CopiedTable } from "./copied-tables.ts";

/** The tables of a version, and the SQL that creates them and their indexes in SQLite. */
type VersionSchema = {
  readonly tables: readonly CopiedTable[];
  readonly createTables: readonly string[];
  readonly createIndexes: readonly string[];
};

/** Returns SQLite's schema after a migration; throws `LaterTables` for an unknown one. */
export async function schemaOfVersion(migration: string): Promise<VersionSchema> {
  const database = new BetterSqlite(":memory:");
  const queries = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  try {
    const migrator = migratorOf(queries, sqliteFlavour, 0);
    const known = await migrator.getMigrations();
    if (!known.some(({ name }) => name === migration)) throw new LaterTables();
    const { error } = await migrator.migrateTo(migration);
    if (error !== undefined) throw error;
    const statements = database
      .prepare<[string], string>(
        "select sql from sqlite_schema where type = ? and sql is not null order by rowid",
      )
      .pluck();
    return {
      tables: tablesOf(database),
      createTables: statements.all("table"),
      createIndexes: statements.all("index"),
    };
  } finally {
    await queries.destroy();
  }
}
