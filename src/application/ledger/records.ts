import type { Revision } from "../../domain/ledger/revision.ts";
import type { StoredRecord } from "../../domain/ledger/stored-record.ts";
import type { Changing, Creating } from "../naming.ts";

/** Writes of the user's records of one kind. Every call rejects with a Failure. */
export type Records<Entity extends { readonly id: string }, Draft, Patch = Draft> = {
  create(draft: Draft, as: Creating<Entity["id"]>): Promise<StoredRecord<Entity>>;
  update(id: Entity["id"], patch: Patch, as: Changing): Promise<StoredRecord<Entity>>;
  /** Resolves with the revision of the removal. */
  remove(id: Entity["id"], as: Changing): Promise<Revision>;
};
