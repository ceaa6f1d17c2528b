import type { Kysely } from "kysely";
import type { AssertSound, AssertWritable } from "../../application/check-health.ts";
import type { OnceADay } from "../../application/once-a-day.ts";
import type { PhotoFiles } from "../../application/photos/photos.ts";
import type { WithDiskReserve } from "../../application/with-disk-reserve.ts";
import type { Tables } from "./tables.ts";

/** Runs queries: the database itself, or one of its transactions. */
export type Queries = Kysely<Tables>;

/** A query whose rows are locked in the order in which it selects them. */
export type Lockable = {
  readonly forNoKeyUpdate: () => { readonly execute: () => Promise<unknown> };
};

/** Selects rows with given values in some columns, and one of many values in another; together a key, or its prefix. */
export type WantedRows = {
  readonly table: string;
  readonly fixed: Readonly<Record<string, string>>;
  readonly column: string;
  readonly values: readonly string[];
  /** The index to use, where SQLite, which keeps no statistics, would read all rows of a ledger. */
  readonly index?: string;
};

/** Reads many rows by their keys, at most `ROW_BATCH_SIZE`. */
export type FindRows = <Row>(queries: Queries, wanted: WantedRows) => Promise<readonly Row[]>;

/** A row by column names. */
export type NewRow = Readonly<Record<string, unknown>>;

/** The way to treat an existing row: fail the work, or replace the row. */
export type Meeting = "fail" | "replace";

/** Writes at most `ROW_BATCH_SIZE` rows, all with the columns of the first one. */
export type InsertRows = (
  queries: Queries,
  table: string,
  rows: readonly NewRow[],
  meeting: Meeting,
) => Promise<void>;

/** An open database, with the few differences between the two kinds. */
export type Database = {
  readonly queries: Queries;
  /** Locks rows until the end of this transaction; other transactions that lock one of them wait. */
  readonly lock: (rows: Lockable) => Promise<void>;
  /** Reads many rows by their keys, in the fastest way. */
  readonly find: FindRows;
  /** Writes many rows at once, in the fastest way. */
  readonly insert: InsertRows;
  /** Whether several servers share it, each with a memory of its own. */
  readonly isShared: boolean;
  readonly onceADay: OnceADay;
  /** The images of photos, over connections of their own; null where they are files. */
  readonly photoFiles: PhotoFiles | null;
  readonly assertSound: AssertSound;
  readonly assertWritable: AssertWritable;
  readonly withDiskReserve: WithDiskReserve;
  /** Returns the size of the whole database, in bytes. */
  readonly size: () => Promise<number>;
  readonly close: () => Promise<void>;
};
