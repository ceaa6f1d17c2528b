import BetterSqlite from "better-sqlite3";
import { errorCode } from "../../../shared/error-code.ts";
import { InUse } from "../refusals.ts";
import { storageFailureOf } from "../storage-failure-of.ts";

/** How long another program may still have the file open. */
const LOCK_TIMEOUT_MS = 2_000;

/**
 * Folds SQLite's log into the file, so that the file alone has everything. Throws `InUse` while another program has it
 * open; a damaged one stays as it is.
 */
export function foldLog(file: string): void {
  const database = new BetterSqlite(file, { timeout: LOCK_TIMEOUT_MS });
  try {
    database.pragma("journal_mode = delete");
  } catch (error) {
    if (errorCode(error).startsWith("SQLITE_BUSY")) throw new InUse("", { cause: error });
    if (storageFailureOf(error) !== "damaged") throw error;
  } finally {
    database.close();
  }
}
