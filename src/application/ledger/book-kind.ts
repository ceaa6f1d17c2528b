import type { RemovedIds } from "../../domain/ledger/changes.ts";
import type { StoredRecord } from "../../domain/ledger/stored-record.ts";
import type { WrittenRecord } from "../../domain/ledger/written.ts";

/** One kind of record in the book: how a form's content becomes a record, and how it is sent. */
export type BookKind<
  Entity extends { readonly id: string },
  Content,
  Draft = Content,
  Patch = Draft,
> = {
  readonly id: (text: string) => Entity["id"];
  /** The record with a content. */
  readonly made: (id: Entity["id"], content: Content) => Entity;
  /** The part of a content that is sent to create a record. */
  readonly draft: (content: Content) => Draft;
  /** The part of a content that is sent to change a record. */
  readonly patch: (content: Content) => Patch;
  readonly written: (kept: StoredRecord<Entity>) => WrittenRecord;
  readonly removed: (id: Entity["id"]) => Partial<RemovedIds>;
  /** Whether writing a content, or removing a record (null), changes other records too. */
  readonly reachesOthers?: (content: Content | null) => boolean;
};
