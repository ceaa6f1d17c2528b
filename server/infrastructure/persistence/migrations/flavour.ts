import { sql, type RawBuilder } from "kysely";

/** The words in which the two databases differ when tables are made. */
export type Flavour = {
  /** An integer of 64 bits. */
  readonly int8: RawBuilder<unknown>;
  /** What follows the closing bracket of a table. */
  readonly tableSuffix: RawBuilder<unknown>;
};

/** STRICT makes SQLite hold columns to their types, as PostgreSQL always does. */
export const sqliteFlavour: Flavour = { int8: sql.raw("integer"), tableSuffix: sql.raw(" strict") };

export const postgresFlavour: Flavour = { int8: sql.raw("bigint"), tableSuffix: sql.raw("") };
