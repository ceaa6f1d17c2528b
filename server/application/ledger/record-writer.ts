import type { Stamped } from "../../../src/domain/ledger/stamped.ts";

/** The act of a change on a record, and the record that it left. */
export type Made<Kept> = {
  readonly deed: "create" | "replace" | "remove";
  readonly left: Stamped<Kept>;
};

/**
 * The records of one kind within a unit of work. Each write is stamped with the revision that the
 * work makes, and what it replaced is kept as a version.
 */
export type RecordWriter<Kept extends { readonly id: string }> = {
  /** A record, removed or not; null if the ledger never had it. */
  readonly find: (id: Kept["id"]) => Promise<Stamped<Kept> | null>;
  /** A record as it was when it was made; null once that is too long ago to be known. */
  readonly asCreated: (id: Kept["id"]) => Promise<Stamped<Kept> | null>;
  /** The record that this very change has already made, which is the one of this name unless that is left open; null if it is new. */
  readonly made: (id: Kept["id"] | null) => Promise<Made<Kept> | null>;
  readonly create: (record: Kept) => Promise<Stamped<Kept>>;
  /** The same of many records; those that the ledger never had are left out. */
  readonly findAll: (ids: readonly Kept["id"][]) => Promise<ReadonlyMap<Kept["id"], Stamped<Kept>>>;
  /** Makes many records, all of them new, as `create` would one after the other; rejects with `IdTaken`. */
  readonly createAll: (records: readonly Kept[]) => Promise<void>;
  /** Takes the place of a record that is there. */
  readonly replace: (record: Kept) => Promise<Stamped<Kept>>;
  /** Takes the places of many different records, and makes those that are no longer there. */
  readonly replaceAll: (records: readonly Kept[]) => Promise<void>;
  /** Leaves a tombstone in the place of a record that is there. */
  readonly remove: (id: Kept["id"]) => Promise<Stamped<Kept>>;
  /** Leaves tombstones in the places of many records that are there. */
  readonly removeAll: (ids: readonly Kept["id"][]) => Promise<void>;
};

/** The same of a kind whose records are never written many at once. */
export type SingleWriter<Kept extends { readonly id: string }> = Omit<
  RecordWriter<Kept>,
  "createAll" | "replaceAll" | "removeAll"
>;
