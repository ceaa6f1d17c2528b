import type { Kysely } from "kysely";
import type { AssertSound } from "../../application/assert-sound.ts";
import type { AssertWritable } from "../../application/assert-writable.ts";
import type { WithRoom } from "../../application/photos/with-room.ts";
import type { Tables } from "./tables.ts";

/** Where queries run: the database itself, or a transaction of it. */
export type Queries = Kysely<Tables>;

/** Rows that a query selects, to be locked in the order in which they are selected. */
export type Lockable = {
  readonly forNoKeyUpdate: () => { readonly execute: () => Promise<unknown> };
};

/** Which rows are wanted: those with given values in some columns, and one of many in another; together a key, or its beginning. */
export type WantedRows = {
  readonly table: string;
  readonly fixed: Readonly<Record<string, string>>;
  readonly column: string;
  readonly values: readonly string[];
};

/** Reads many rows by their keys, at most `ROWS_AT_ONCE`. */
export type FindRows = <Row>(queries: Queries, wanted: WantedRows) => Promise<readonly Row[]>;

/** A row by the names of its columns. */
export type NewRow = Readonly<Record<string, unknown>>;

/** What happens to a row that is there already: it fails the work, or makes room for the new one. */
export type Meeting = "fail" | "replace";

/** Writes at most `ROWS_AT_ONCE` rows, all of them with the columns of the first one. */
export type InsertRows = (
  queries: Queries,
  table: string,
  rows: readonly NewRow[],
  meeting: Meeting,
) => Promise<void>;

/** An open database, and the few things in which the two kinds differ. */
export type Database = {
  readonly queries: Queries;
  /** Makes other transactions that lock one of these rows wait until this one has ended. */
  readonly lock: (rows: Lockable) => Promise<void>;
  /** Reads many rows by their keys, in the way that is quickest. */
  readonly find: FindRows;
  /** Writes many rows at once, in the way that is quickest. */
  readonly insert: InsertRows;
  /** Whether several servers work over it, each with a memory of its own. */
  readonly isShared: boolean;
  readonly assertSound: AssertSound;
  readonly assertWritable: AssertWritable;
  readonly withRoom: WithRoom;
  readonly close: () => Promise<void>;
};
