import BetterSqlite from "better-sqlite3";
import { Kysely } from "kysely";
import type { Database } from "./database.ts";
import { sqliteFlavour } from "./migrations/flavour.ts";
import { migrate } from "./migrations/migrate.ts";
import { DurableSqliteDialect } from "./sqlite-dialect.ts";
import type { Tables } from "./tables.ts";

/** Each of these holds for one connection only, so that every opening has to set it again. */
const PRAGMAS = [
  "busy_timeout = 5000",
  "journal_mode = WAL",
  "synchronous = FULL",
  "foreign_keys = ON",
  "trusted_schema = OFF",
] as const;

/** Opens the database in a file, making it if there is none. */
export async function openSqlite(file: string): Promise<Database> {
  const sqlite = new BetterSqlite(file);
  for (const pragma of PRAGMAS) sqlite.pragma(pragma);
  const queries = new Kysely<Tables>({ dialect: new DurableSqliteDialect(sqlite) });
  await migrate(queries, sqliteFlavour);
  return {
    queries,
    // A SQLite transaction already holds the whole file.
    lockUsers: async () => {},
    close: () => queries.destroy(),
  };
}
