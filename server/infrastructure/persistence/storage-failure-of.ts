import type { StorageFailure, StorageFailureOf } from "../../application/storage-failure.ts";
import { errorCode } from "../../shared/error-code.ts";
import { isLostConnection } from "./postgres/lost-connection.ts";

const FOREIGN_KEY = /^(SQLITE_CONSTRAINT_FOREIGNKEY|23503)$/;

/** PostgreSQL's SQLSTATEs, SQLite's names, the operating system's and our own, by what they mean here. */
const FAILURES: readonly (readonly [RegExp, StorageFailure])[] = [
  [/^STORAGE_GONE$/, "gone"],
  [/^(STORAGE_DAMAGED|SQLITE_CORRUPT.*|SQLITE_NOTADB|XX00[12])$/, "damaged"],
  // A full disk shows in this one, too: the index of SQLite's log has no room to grow.
  [/^(SQLITE_FULL|SQLITE_IOERR_SHMSIZE|53100|ENOSPC)$/, "full"],
  [FOREIGN_KEY, "owner-gone"],
  [/^(SQLITE_BUSY|SQLITE_LOCKED|SQLITE_IOERR|SQLITE_CANTOPEN|SQLITE_READONLY)/, "unavailable"],
  // Read only for now; and a transaction that an earlier fault had ended, or that took too long: nothing of it is kept.
  [/^(25006|25P0[234])$/, "unavailable"],
  [/^(53[234]00|55P03|57014|57P0\d|40P01|40001)$/, "unavailable"],
  [/^(ECONNREFUSED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/, "unavailable"],
];

/** pg reports a late connection without a code. */
const LATE_CONNECTION =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated due to connection timeout)$/;

/** Whoever makes a call, or whose ledger it is about, was removed meanwhile. */
export class OwnerGone extends Error {}

/** A record names what its ledger does not have: a defect, and nobody's absence. */
export class BrokenReference extends Error {}

/** Whether a row names another one that is not there. */
export const isBrokenReference = (error: unknown): boolean => FOREIGN_KEY.test(errorCode(error));

const UNIQUE = /^(SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE)|23505)$/;

/** Whether a row has the key of another one. */
export const isTaken = (error: unknown): boolean => UNIQUE.test(errorCode(error));

/** Outside of ledgers every foreign key points to a user, so a broken one means that they are gone. */
export const storageFailureOf: StorageFailureOf = (error) => {
  if (!(error instanceof Error)) return null;
  if (error instanceof OwnerGone) return "owner-gone";
  if (isLostConnection(error) || LATE_CONNECTION.test(error.message)) return "unavailable";
  const code = errorCode(error);
  return FAILURES.find(([pattern]) => pattern.test(code))?.[1] ?? null;
};
