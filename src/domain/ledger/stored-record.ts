import type { Revision } from "./revision.ts";

/** A record as its ledger stores it: with the revision of its last change, and whether that removed it. */
export type StoredRecord<Entity> = {
  readonly record: Entity;
  readonly revision: Revision;
  /** The revision of the record's own last change, if it is sent again because of related records. */
  readonly ownRevision?: Revision | undefined;
  readonly removed: boolean;
};

/** A record with the revision in which the user saw it, so that a change can name the version it is meant for. */
export type WithRevision<Entity> = Entity & { readonly revision: Revision };

export const withRevision = <Entity>({
  record,
  revision,
}: StoredRecord<Entity>): WithRevision<Entity> => ({
  ...record,
  revision,
});
