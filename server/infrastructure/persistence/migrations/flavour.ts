import { sql, type RawBuilder } from "kysely";

/** The differences of the two databases in creating tables. */
export type Flavour = {
  /** An integer of 64 bits. */
  readonly int8: RawBuilder<unknown>;
  /** The SQL after the closing bracket of a table. */
  readonly tableSuffix: RawBuilder<unknown>;
  /** The same for a table stored in the order of its primary key. */
  readonly keyedTableSuffix: RawBuilder<unknown>;
  /** Whether several servers share it, each with a memory of its own. */
  readonly isShared: boolean;
  /** An expression for a new random UUID per row. */
  readonly newUuid: RawBuilder<string>;
};

const hex = (bytes: number) => `lower(hex(randomblob(${bytes})))`;

/** Groups of random digits, with the version and variant of a UUID 4. */
const SQLITE_UUID = [
  hex(4),
  hex(2),
  `'4' || substr(${hex(2)}, 2)`,
  `'8' || substr(${hex(2)}, 2)`,
  hex(6),
].join(" || '-' || ");

/** STRICT makes SQLite enforce column types, as PostgreSQL always does. */
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
