import type { RemovedIds } from "../../domain/ledger/changes.ts";
import type { Stamped } from "../../domain/ledger/stamped.ts";
import type { WrittenRecord } from "../../domain/ledger/written.ts";

/**
 * One kind of record in the book: what becomes of the content that somebody gives one, and how the ledger is told of it.
 */
export type BookKind<
  Kept extends { readonly id: string },
  Content,
  Draft = Content,
  Patch = Draft,
> = {
  readonly id: (text: string) => Kept["id"];
  /** The record that a content makes. */
  readonly made: (id: Kept["id"], content: Content) => Kept;
  /** The part of a content that is sent to make a record. */
  readonly draft: (content: Content) => Draft;
  /** The part of it that is sent to change a record that is there. */
  readonly patch: (content: Content) => Patch;
  readonly written: (kept: Stamped<Kept>) => WrittenRecord;
  readonly removed: (id: Kept["id"]) => Partial<RemovedIds>;
  /** Whether making a record of a content, or of null removing one, changes other records too. */
  readonly reachesOthers?: (content: Content | null) => boolean;
};
