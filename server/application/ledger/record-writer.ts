import type { StoredRecord } from "../../../src/domain/ledger/stored-record.ts";

/** The action of a change on a record, and the resulting record. */
export type Made<Entity> = {
  readonly writeKind: "create" | "replace" | "remove";
  readonly left: StoredRecord<Entity>;
};

/**
 * Writes the records of one kind within a unit of work. Each write is stamped with the work's revision, and the
 * replaced record is stored as a version.
 */
export type RecordWriter<Entity extends { readonly id: string }> = {
  /** A record, removed or not; null if the ledger never had it. */
  readonly find: (id: Entity["id"]) => Promise<StoredRecord<Entity> | null>;
  /** A record as it was created; null once that is too old to be known. */
  readonly asCreated: (id: Entity["id"]) => Promise<StoredRecord<Entity> | null>;
  /** The record that this very change already wrote, with this id unless that is null; null if the change is new. */
  readonly made: (id: Entity["id"] | null) => Promise<Made<Entity> | null>;
  readonly create: (record: Entity) => Promise<StoredRecord<Entity>>;
  /** The same for many records, without those that the ledger never had. */
  readonly findAll: (
    ids: readonly Entity["id"][],
  ) => Promise<ReadonlyMap<Entity["id"], StoredRecord<Entity>>>;
  /** Creates many new records, as `create` would one after the other; rejects with `IdTaken`. */
  readonly createAll: (records: readonly Entity[]) => Promise<void>;
  /** Replaces an existing record. */
  readonly replace: (record: Entity) => Promise<StoredRecord<Entity>>;
  /** Replaces many different records, and creates those that no longer exist. */
  readonly replaceAll: (records: readonly Entity[]) => Promise<void>;
  /** Replaces an existing record by a tombstone. */
  readonly remove: (id: Entity["id"]) => Promise<StoredRecord<Entity>>;
  /** Replaces many existing records by tombstones. */
  readonly removeAll: (ids: readonly Entity["id"][]) => Promise<void>;
};

/** The same for a kind whose records are never written in bulk. */
export type SingleWriter<Entity extends { readonly id: string }> = Omit<
  RecordWriter<Entity>,
  "createAll" | "replaceAll" | "removeAll"
>;
