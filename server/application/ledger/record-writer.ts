import type { Stamped } from "../../../src/domain/ledger/stamped.ts";

/** The action of a change on a record, and the resulting record. */
export type Made<Kept> = {
  readonly deed: "create" | "replace" | "remove";
  readonly left: Stamped<Kept>;
};

/**
 * Writes the records of one kind within a unit of work. Each write is stamped with the work's revision, and the
 * replaced record is stored as a version.
 */
export type RecordWriter<Kept extends { readonly id: string }> = {
  /** A record, removed or not; null if the ledger never had it. */
  readonly find: (id: Kept["id"]) => Promise<Stamped<Kept> | null>;
  /** A record as it was created; null once that is too old to be known. */
  readonly asCreated: (id: Kept["id"]) => Promise<Stamped<Kept> | null>;
  /** The record that this very change already wrote, with this id unless that is null; null if the change is new. */
  readonly made: (id: Kept["id"] | null) => Promise<Made<Kept> | null>;
  readonly create: (record: Kept) => Promise<Stamped<Kept>>;
  /** The same for many records, without those that the ledger never had. */
  readonly findAll: (ids: readonly Kept["id"][]) => Promise<ReadonlyMap<Kept["id"], Stamped<Kept>>>;
  /** Creates many new records, as `create` would one after the other; rejects with `IdTaken`. */
  readonly createAll: (records: readonly Kept[]) => Promise<void>;
  /** Replaces an existing record. */
  readonly replace: (record: Kept) => Promise<Stamped<Kept>>;
  /** Replaces many different records, and creates those that no longer exist. */
  readonly replaceAll: (records: readonly Kept[]) => Promise<void>;
  /** Replaces an existing record by a tombstone. */
  readonly remove: (id: Kept["id"]) => Promise<Stamped<Kept>>;
  /** Replaces many existing records by tombstones. */
  readonly removeAll: (ids: readonly Kept["id"][]) => Promise<void>;
};

/** The same for a kind whose records are never written in bulk. */
export type SingleWriter<Kept extends { readonly id: string }> = Omit<
  RecordWriter<Kept>,
  "createAll" | "replaceAll" | "removeAll"
>;
