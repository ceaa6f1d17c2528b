/** A fault that keeps an installation from doing all its work. */
export type ReadinessFault =
  /** The database does not answer, takes no write in time, or has lost its files. */
  | "database-unavailable"
  | "database-read-only"
  | "database-full"
  | "database-damaged"
  /** The tables are of an earlier version of the program. */
  | "migrations-missing"
  /** The tables are of a later version of the program. */
  | "migrations-later"
  /** The folder of the data cannot be read. */
  | "folder-unavailable"
  | "disk-low"
  /** The last verified copy of a night is too old. */
  | "copy-late";

/** The state in which an installation was found. */
export type Readiness = {
  readonly faults: readonly ReadinessFault[];
  /** The free space in the folder of the data, in bytes; null if the folder cannot be read. */
  readonly freeBytes: number | null;
  /** When the last verified copy of a night was made, in milliseconds since 1970, UTC; null if there is none. */
  readonly copyMadeAt: number | null;
};
