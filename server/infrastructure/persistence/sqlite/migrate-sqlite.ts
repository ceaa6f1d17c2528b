import { statSync } from "node:fs";
import BetterSqlite from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import { sqliteFlavour } from "../migrations/flavour.ts";
import { allAhead, migrate, type KeepBefore } from "../migrations/migrate.ts";
import { NotCarriedOver } from "../migrations/not-carried-over.ts";
import { addMissingLedgers } from "../users/own-ledger.ts";
import { renewEpochs } from "../renew-epochs.ts";
import type { Tables } from "../tables.ts";
import { whileBusy } from "./while-busy.ts";

/**
 * Waiting for the lock happens off the event loop. Foreign keys are checked once, before the commit: dropping a table
 * that is recreated must not delete the rows that refer to it.
 */
const PRAGMAS = [
  "journal_mode = WAL",
  "synchronous = FULL",
  "trusted_schema = OFF",
  "foreign_keys = OFF",
  "busy_timeout = 0",
] as const;

/** Identifies the file itself, whatever its name: a restored backup is another file. */
function homeOf(file: string): string {
  const { ino, birthtimeNs } = statSync(file, { bigint: true });
  return `${ino}.${birthtimeNs}`;
}

/** Migrates a file over a connection of its own, all or nothing; waits for another server that does the same. */
export async function migrateSqlite(file: string, keepBefore: KeepBefore): Promise<void> {
  const sqlite = new BetterSqlite(file);
  try {
    for (const pragma of PRAGMAS) sqlite.pragma(pragma);
    await whileBusy(async () => sqlite.exec("begin immediate"), Number.POSITIVE_INFINITY);
    const queries = new Kysely<Tables>({ dialect: new SqliteDialect({ database: sqlite }) });
    const now = Date.now();
    const ahead = (await allAhead(queries, sqliteFlavour, now)).at(-1);
    // The lock is held, so nobody writes between the backup and the migration.
    if (ahead !== undefined) await keepBefore(ahead);
    await migrate(queries, sqliteFlavour, now);
    await addMissingLedgers(queries, now);
    await renewEpochs(queries, sqliteFlavour, homeOf(file));
    if (ahead !== undefined && sqlite.prepare("pragma foreign_key_check").get() !== undefined)
      throw new NotCarriedOver("references");
    sqlite.exec("commit");
  } finally {
    // Rolls back what is not committed.
    sqlite.close();
  }
}
