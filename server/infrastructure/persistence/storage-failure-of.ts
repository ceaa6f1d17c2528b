import type { StorageFailure, StorageFailureOf } from "../../application/storage-failure.ts";
import { errorCode } from "../../shared/error-code.ts";

const FOREIGN_KEY = /^(SQLITE_CONSTRAINT_FOREIGNKEY|23503)$/;

/** The error codes of PostgreSQL, SQLite, the operating system and our own, by their meaning here. */
const FAILURES: readonly (readonly [RegExp, StorageFailure])[] = [
  [/^STORAGE_GONE$/, "gone"],
  [/^(STORAGE_DAMAGED|SQLITE_CORRUPT.*|SQLITE_NOTADB|XX00[12])$/, "damaged"],
  // This also means a full disk: the index of SQLite's log cannot grow.
  [/^(SQLITE_FULL|SQLITE_IOERR_SHMSIZE|53100|ENOSPC|EDQUOT)$/, "full"],
  // Files beside the database: the system lets nobody write them, or read them, for now.
  [/^(EACCES|EPERM|EROFS|EIO)$/, "no-access"],
  [FOREIGN_KEY, "owner-gone"],
  [/^(SQLITE_BUSY|SQLITE_LOCKED|SQLITE_IOERR|SQLITE_CANTOPEN|SQLITE_READONLY)/, "unavailable"],
  // Temporarily read-only, or a transaction that an earlier error or a timeout had aborted: nothing of it is stored.
  [/^(25006|25P0[234])$/, "unavailable"],
  [/^(53[234]00|55P03|57014|57P0\d|40P01|40001)$/, "unavailable"],
  [/^(ECONNREFUSED|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/, "unavailable"],
];

/** pg reports a connection timeout without a code. */
const LATE_CONNECTION =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated due to connection timeout)$/;

/** The caller, or the ledger's owner, was removed meanwhile. */
export class OwnerGone extends Error {}

/** A record refers to something that its ledger does not have: a defect, not a removed owner. */
export class BrokenReference extends Error {}

const READ_ONLY = /^(25006|SQLITE_READONLY.*)$/;

/** Whether a write met a database that only reads. */
export const isReadOnly = (error: unknown): boolean => READ_ONLY.test(errorCode(error));

/** Whether a database has no primary for the moment: one that only reads, starts, or is cut by the proxy before it. */
export const hasNoPrimary = (error: unknown): boolean =>
  errorCode(error) === "25006" || errorCode(error) === "57P03" || isLostConnection(error);

/** Whether a row violates a foreign key. */
export const isBrokenReference = (error: unknown): boolean => FOREIGN_KEY.test(errorCode(error));

const UNIQUE = /^(SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE)|23505)$/;

/** Whether a row violates a unique key. */
export const isTaken = (error: unknown): boolean => UNIQUE.test(errorCode(error));

const CONSTRAINT = /^(SQLITE_CONSTRAINT.*|23\w{3})$/;

/** Whether a constraint of its table refuses a row. */
export const isRefused = (error: unknown): boolean => CONSTRAINT.test(errorCode(error));

/** Outside of ledgers every foreign key refers to a user, so a violation means that they are gone. */
export const storageFailureOf: StorageFailureOf = (error) => {
  if (!(error instanceof Error)) return null;
  if (error instanceof OwnerGone) return "owner-gone";
  if (isLostConnection(error) || LATE_CONNECTION.test(error.message)) return "unavailable";
  const code = errorCode(error);
  return FAILURES.find(([pattern]) => pattern.test(code))?.[1] ?? null;
};

/** The codes of PostgreSQL and the system for a connection lost during its use. */
const CODES = /^(08\w{3}|57P0[125]|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/** The messages of pg's errors without a code. */
const SENTENCES = [
  "Connection terminated",
  "Connection terminated unexpectedly",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
];

/** Whether a connection to the database was lost: by an operator, a restart, or the network. */
export const isLostConnection = (error: unknown): boolean =>
  CODES.test(errorCode(error)) || (error instanceof Error && SENTENCES.includes(error.message));
