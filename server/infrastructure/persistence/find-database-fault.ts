import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import type { ReadinessFault } from "../../../src/domain/operator/readiness.ts";
import type { Database, Queries } from "./database.ts";
import { migrationsIn } from "./migrations/migrate.ts";
import { isReadOnly, storageFailureOf } from "./storage-failure-of.ts";
import { transact } from "./transact.ts";

/** How long a write may take: as long as a call waits for a locked database. */
const WRITE_TIMEOUT_MS = 5_000;

/**
 * Changes a row and changes it back in one transaction: nothing is different afterwards, and all of it was written.
 * A mere change to the same value would leave SQLite's page as it is, and write nothing.
 */
const writeForNothing = (queries: Queries): Promise<void> =>
  transact(queries, async (transaction) => {
    const home = transaction.updateTable("database_home");
    await home.set({ place: sql`place || '.'` }).execute();
    await home.set({ place: sql`substr(place, 1, length(place) - 1)` }).execute();
  });

/** Returns a function that tries to write, and finds what keeps the database from it; null if nothing does. */
export function findDatabaseFault({ queries, assertSound }: Database) {
  let writing: Promise<void> | null = null;
  const look = async (): Promise<ReadinessFault | null> => {
    assertSound();
    const migrations = await migrationsIn(queries);
    if (migrations !== "applied") return `migrations-${migrations}`;
    // A write that waits longer than anybody is not joined by a second one.
    writing ??= writeForNothing(queries).finally(() => {
      writing = null;
    });
    await writing;
    return null;
  };
  return async (): Promise<ReadinessFault | null> => {
    const enough = new AbortController();
    const tooLate = setTimeout(WRITE_TIMEOUT_MS, "database-unavailable" as const, {
      signal: enough.signal,
    });
    try {
      return await Promise.race([look(), tooLate]);
    } catch (error) {
      return faultOf(error);
    } finally {
      enough.abort();
    }
  };
}

function faultOf(error: unknown): ReadinessFault {
  if (isReadOnly(error)) return "database-read-only";
  const failure = storageFailureOf(error);
  if (failure === "full") return "database-full";
  return failure === "damaged" ? "database-damaged" : "database-unavailable";
}
