import { sql, type RawBuilder } from "kysely";

/** The words in which the two databases differ when tables are made. */
export type Flavour = {
  /** An integer of 64 bits. */
  readonly int8: RawBuilder<unknown>;
  /** What follows the closing bracket of a table. */
  readonly tableSuffix: RawBuilder<unknown>;
  /** The same for a table whose rows lie in the order of its primary key. */
  readonly keyedTableSuffix: RawBuilder<unknown>;
  /** Whether several servers work over it, each with a memory of its own. */
  readonly isShared: boolean;
  /** An expression that makes a new random UUID for each row. */
  readonly newUuid: RawBuilder<string>;
};

const hex = (bytes: number) => `lower(hex(randomblob(${bytes})))`;

/** Four groups of random digits, with the marks of a UUID of version 4. */
const SQLITE_UUID = [
  hex(4),
  hex(2),
  `'4' || substr(${hex(2)}, 2)`,
  `'8' || substr(${hex(2)}, 2)`,
  hex(6),
].join(" || '-' || ");

/** STRICT makes SQLite hold columns to their types, as PostgreSQL always does. */
export const sqliteFlavour: Flavour = {
  int8: sql.raw("integer"),
  tableSuffix: sql.raw(" strict"),
  keyedTableSuffix: sql.raw(" strict, without rowid"),
  isShared: false,
  newUuid: sql.raw(SQLITE_UUID),
};

export const postgresFlavour: Flavour = {
  int8: sql.raw("bigint"),
  tableSuffix: sql.raw(""),
  keyedTableSuffix: sql.raw(""),
  isShared: true,
  newUuid: sql.raw("gen_random_uuid()::text"),
};
