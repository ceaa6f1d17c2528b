import BetterSqlite from "better-sqlite3";
import { Kysely } from "kysely";
import type { Database } from "./database.ts";
import { sqliteFlavour } from "./migrations/flavour.ts";
import { migrate } from "./migrations/migrate.ts";
import { sqliteConnection } from "./sqlite-connection.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import type { Tables } from "./tables.ts";
import { turns } from "./turns.ts";

/** Each of these holds for one connection only, so that every opening has to set it again. */
const WRITER = ["journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"] as const;
const READER = ["query_only = ON"] as const;
/** Exports are rare: 2 MB of pages for each instead of 16. */
const SNAPSHOT = [...READER, "cache_size = -2000"] as const;
/** SQLite would wait on the event loop; whoever waits here waits off it. */
const EVERY = ["trusted_schema = OFF", "busy_timeout = 0"] as const;

/** How many transactions may read at once, each of a moment of its own. */
export const SNAPSHOTS = 4;

/** How long a write waits for a file that another process has locked, in milliseconds. */
const PATIENCE = 5_000;

function opened(file: string, pragmas: readonly string[], options?: BetterSqlite.Options) {
  const connection = new BetterSqlite(file, options);
  for (const pragma of [...pragmas, ...EVERY]) connection.pragma(pragma);
  return connection;
}

/** Opens the database in a file, making it if there is none. */
export async function openSqlite(file: string, patience = PATIENCE): Promise<Database> {
  const writer = opened(file, WRITER);
  const reader = opened(file, READER, { readonly: true });
  const snapshots = Array.from({ length: SNAPSHOTS }, () =>
    opened(file, SNAPSHOT, { readonly: true }),
  );
  const connections = {
    reader: await sqliteConnection(reader),
    writers: turns([await sqliteConnection(writer)]),
    snapshots: turns(await Promise.all(snapshots.map(sqliteConnection))),
    patience,
  };
  // The last to close writes the log into the file, which a reader cannot.
  const close = () => [...snapshots, reader, writer].forEach((connection) => connection.close());
  const queries = new Kysely<Tables>({ dialect: sqliteDialect(connections, close) });
  await migrate(queries, sqliteFlavour);
  return {
    queries,
    // A SQLite transaction already holds the whole file.
    lockUsers: async () => {},
    close: () => queries.destroy(),
  };
}
