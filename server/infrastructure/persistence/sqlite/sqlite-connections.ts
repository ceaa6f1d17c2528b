import BetterSqlite from "better-sqlite3";
import { sqliteConnection } from "./sqlite-connection.ts";
import { turns } from "../lend-in-turn.ts";

/** Each setting is per connection, so it is set at every opening. */
const WRITER = ["journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"] as const;
const READER = ["query_only = ON"] as const;
/** Exports are rare: 2 MB of page cache for each instead of 16. */
const SNAPSHOT = [...READER, "cache_size = -2000"] as const;
/** SQLite would block the event loop while waiting; we wait off it. */
const EVERY = ["trusted_schema = OFF", "busy_timeout = 0"] as const;

/** The most transactions that read at once, each from a snapshot of its own. */
export const MAX_SNAPSHOTS = 4;

function opened(file: string, pragmas: readonly string[], options?: BetterSqlite.Options) {
  const connection = new BetterSqlite(file, options);
  for (const pragma of pragmas) connection.pragma(pragma);
  // The first read creates the files beside the database, which are watched from then on.
  connection.prepare("select 1 from sqlite_schema").get();
  for (const pragma of EVERY) connection.pragma(pragma);
  return connection;
}

/** Opens every connection to a file in advance: opening by path later might find another file. */
export async function openConnections(file: string) {
  const writer = opened(file, WRITER);
  const reader = opened(file, READER, { readonly: true });
  const snapshots = Array.from({ length: MAX_SNAPSHOTS }, () =>
    opened(file, SNAPSHOT, { readonly: true }),
  );
  return {
    reader: await sqliteConnection(reader),
    writers: turns([await sqliteConnection(writer)]),
    snapshots: turns(await Promise.all(snapshots.map(sqliteConnection))),
    close: () => {
      // The last one to close writes the log into the file, which a reader cannot.
      for (const connection of [...snapshots, reader, writer]) connection.close();
    },
  };
}
