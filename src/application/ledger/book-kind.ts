import type { RemovedIds } from "../../domain/ledger/changes.ts";
import type { Stamped } from "../../domain/ledger/stamped.ts";
import type { WrittenRecord } from "../../domain/ledger/written.ts";

/** One kind of record in the book: how a form's content becomes a record, and how it is sent. */
export type BookKind<
  Kept extends { readonly id: string },
  Content,
  Draft = Content,
  Patch = Draft,
> = {
  readonly id: (text: string) => Kept["id"];
  /** The record with a content. */
  readonly made: (id: Kept["id"], content: Content) => Kept;
  /** The part of a content that is sent to create a record. */
  readonly draft: (content: Content) => Draft;
  /** The part of a content that is sent to change a record. */
  readonly patch: (content: Content) => Patch;
  readonly written: (kept: Stamped<Kept>) => WrittenRecord;
  readonly removed: (id: Kept["id"]) => Partial<RemovedIds>;
  /** Whether writing a content, or removing a record (null), changes other records too. */
  readonly reachesOthers?: (content: Content | null) => boolean;
};
