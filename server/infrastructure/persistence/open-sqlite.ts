import BetterSqlite from "better-sqlite3";
import { Kysely } from "kysely";
import { checkSqlite } from "./check-sqlite.ts";
import type { Database, Queries } from "./database.ts";
import { assertNotEmptied, isThere } from "./lost-database.ts";
import { sqliteFlavour } from "./migrations/flavour.ts";
import { LaterTables, migrate } from "./migrations/migrate.ts";
import { areGone } from "./open-files.ts";
import { sqliteConnection } from "./sqlite-connection.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import { storageWatch, type TellFault } from "./storage-watch.ts";
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

/** How often the files are looked for when nobody writes, in milliseconds. */
const LOOK_EVERY = 1_000;

type Options = {
  readonly tellFault: TellFault;
  readonly lockPatience?: number | undefined;
};

function opened(file: string, pragmas: readonly string[], options?: BetterSqlite.Options) {
  const connection = new BetterSqlite(file, options);
  for (const pragma of [...pragmas, ...EVERY]) connection.pragma(pragma);
  return connection;
}

/** Opens the database in a file, making it if there is none. A damaged one is refused and left as it is. */
export async function openSqlite(
  file: string,
  { tellFault, lockPatience = PATIENCE }: Options,
): Promise<Database> {
  if (isThere(file)) {
    checkSqlite(file, "quick");
    assertNotEmptied(file);
  }
  const writer = opened(file, WRITER);
  const reader = opened(file, READER, { readonly: true });
  // All are opened now: by its path a later one might find another file.
  const snapshots = Array.from({ length: SNAPSHOTS }, () =>
    opened(file, SNAPSHOT, { readonly: true }),
  );
  const watch = storageWatch(areGone([file, `${file}-wal`, `${file}-shm`]), tellFault);
  const looking = setInterval(watch.look, LOOK_EVERY).unref();
  const connections = {
    reader: await sqliteConnection(reader),
    writers: turns([await sqliteConnection(writer)]),
    snapshots: turns(await Promise.all(snapshots.map(sqliteConnection))),
    patience: lockPatience,
    watch,
  };
  const close = () => {
    clearInterval(looking);
    // The last to close writes the log into the file, which a reader cannot.
    for (const connection of [...snapshots, reader, writer]) connection.close();
  };
  const queries = new Kysely<Tables>({ dialect: sqliteDialect(connections, close) });
  await migrateSound(queries, file);
  return {
    queries,
    // A SQLite transaction already holds the whole file.
    lockUsers: async () => {},
    assertSound: watch.assertSound,
    close: () => queries.destroy(),
  };
}

/** Damage in the list of migrations would look like a later version, and the quick check does not see it. */
async function migrateSound(queries: Queries, file: string): Promise<void> {
  try {
    await migrate(queries, sqliteFlavour);
  } catch (error) {
    if (error instanceof LaterTables) checkSqlite(file, "full");
    throw error;
  }
}
