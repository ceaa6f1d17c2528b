import type { Revision } from "../../domain/ledger/revision.ts";
import type { Stamped } from "../../domain/ledger/stamped.ts";
import type { Changing, Creating } from "../naming.ts";

/** Writes of the user's records of one kind. Every call rejects with a Failure. */
export type Records<Kept extends { readonly id: string }, Draft, Patch = Draft> = {
  create(draft: Draft, as: Creating<Kept["id"]>): Promise<Stamped<Kept>>;
  update(id: Kept["id"], patch: Patch, as: Changing): Promise<Stamped<Kept>>;
  /** Resolves with the revision of the removal. */
  remove(id: Kept["id"], as: Changing): Promise<Revision>;
};
