import { statSync } from "node:fs";
import { dirname, join } from "node:path";
import { Kysely } from "kysely";
import { byOneServer } from "../../../application/once-a-day.ts";
import { assertWritable } from "./assert-writable.ts";
import { checkSqlite } from "./check-sqlite.ts";
import type { Database } from "../database.ts";
import { findInSqlite } from "../find-rows.ts";
import { insertIntoSqlite } from "../insert-rows.ts";
import { assertNotEmptied, isThere } from "./lost-database.ts";
import { migrateSqlite } from "./migrate-sqlite.ts";
import { LaterTables, type KeepBefore } from "../migrations/migrate.ts";
import { diskReserve, RESERVE, withReserve } from "./reserve.ts";
import { openConnections } from "./sqlite-connections.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import { storageWatch, type TellFault } from "../storage-watch.ts";
import type { Tables } from "../tables.ts";

/** How long a write waits for a file locked by another process. */
const LOCK_TIMEOUT_MS = 5_000;

/** The interval of checking the files while nobody writes. */
const LOOK_INTERVAL_MS = 1_000;

type Options = {
  readonly tellFault: TellFault;
  readonly keepBefore: KeepBefore;
  readonly lockPatience?: number | undefined;
};

/** Opens the database in a file, and creates it if there is none. One that is damaged, or only reads, is refused and not changed. */
export async function openSqlite(
  file: string,
  { tellFault, keepBefore, lockPatience = LOCK_TIMEOUT_MS }: Options,
): Promise<Database> {
  if (isThere(file)) {
    assertWritable(file);
    checkSqlite(file, "quick");
    assertNotEmptied(file);
  }
  await migrateSound(file, keepBefore);
  const connections = await openConnections(file);
  const watch = storageWatch(areGone([file, `${file}-wal`, `${file}-shm`]), tellFault);
  const reserve = diskReserve(join(dirname(file), RESERVE));
  const lookAround = () => {
    // Nothing is written to a folder that has replaced ours.
    if (watch.look() === null) reserve.fill();
  };
  const looking = setInterval(lookAround, LOOK_INTERVAL_MS).unref();
  const close = () => {
    clearInterval(looking);
    connections.close();
  };
  const dialect = sqliteDialect({ ...connections, watch, patience: lockPatience }, close);
  const queries = new Kysely<Tables>({ dialect });
  lookAround();
  return {
    queries,
    // A SQLite transaction already holds the whole file.
    lock: async () => {},
    find: findInSqlite,
    insert: insertIntoSqlite(),
    isShared: false,
    onceADay: byOneServer,
    photoFiles: null,
    assertSound: watch.assertSound,
    // Its files are watched, and no setting makes them read-only.
    assertWritable: async () => {},
    withDiskReserve: withReserve(reserve),
    size: async () => statSync(file).size + statSync(`${file}-wal`).size,
    close: async () => {
      await queries.destroy();
      // Kysely closes nothing unless a query was run; what is closed may be closed again.
      close();
    },
  };
}

/** Damage in the list of migrations would look like a later version, and the quick check does not find it. */
async function migrateSound(file: string, keepBefore: KeepBefore): Promise<void> {
  try {
    await migrateSqlite(file, keepBefore);
  } catch (error) {
    if (error instanceof LaterTables) checkSqlite(file, "full");
    throw error;
  }
}

/** Returns the identity of the file at a path; null if it cannot be read. */
function identityOf(path: string): string | null {
  try {
    const { dev, ino } = statSync(path);
    return `${dev} ${ino}`;
  } catch {
    return null;
  }
}

/** Remembers the files at some paths; returns a function that checks whether any was removed or replaced since. */
function areGone(paths: readonly string[]): () => boolean {
  const opened = paths.map(identityOf);
  return () => paths.some((path, index) => identityOf(path) !== opened[index]);
}
