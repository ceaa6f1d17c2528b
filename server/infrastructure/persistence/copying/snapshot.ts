import { statSync } from "node:fs";
import BetterSqlite from "better-sqlite3";
import { Kysely, sql, SqliteDialect } from "kysely";
import type { Queries } from "../database.ts";
import { readByIndex } from "../postgres/read-by-index.ts";
import { openWithRetry } from "../postgres/open-with-retry.ts";
import { checkSqlite } from "../sqlite/check-sqlite.ts";
import type { Tables } from "../tables.ts";
import { NothingThere } from "./copied-version.ts";

/** Where a database is: a file of SQLite, or a PostgreSQL with its address. */
export type DatabasePlace = { readonly file: string; readonly databaseUrl: string | null };

/** A database as of one moment, whatever is written meanwhile. */
export type Snapshot = {
  readonly queries: Queries;
  /** The room that the database itself takes, in bytes; the images of photos are not counted. */
  readonly bytes: number;
};

/**
 * Runs work over a snapshot, which changes nothing there. Refuses a damaged file: its copy would seem whole, without the
 * unreadable rows.
 */
export const withSnapshot = <Outcome>(
  { file, databaseUrl }: DatabasePlace,
  work: (snapshot: Snapshot) => Promise<Outcome>,
): Promise<Outcome> => (databaseUrl === null ? ofFile(file, work) : ofPostgres(databaseUrl, work));

async function ofFile<Outcome>(file: string, work: (snapshot: Snapshot) => Promise<Outcome>) {
  const bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (bytes === 0) throw new NothingThere();
  checkSqlite(file, "full");
  const database = new BetterSqlite(file, { readonly: true });
  const queries = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  try {
    return await queries.transaction().execute((snapshot) => work({ queries: snapshot, bytes }));
  } finally {
    await queries.destroy();
  }
}

async function ofPostgres<Outcome>(
  address: string,
  work: (snapshot: Snapshot) => Promise<Outcome>,
) {
  // A lost connection fails the next query.
  const queries = openWithRetry(address, () => {}, "among");
  try {
    return await queries
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(async (snapshot) => {
        await readByIndex(snapshot);
        const size = sql<{
          readonly bytes: number;
        }>`select pg_database_size(current_database())
          - coalesce(pg_total_relation_size(to_regclass('photo_images')), 0) as bytes`;
        const { rows } = await size.execute(snapshot);
        return work({ queries: snapshot, bytes: rows[0]?.bytes ?? 0 });
      });
  } finally {
    await queries.destroy();
  }
}
