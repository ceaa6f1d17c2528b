import type { SingleWriter } from "./record-writer.ts";

/** One kind of record within a unit of work: its writer, the record made from a request, and its validation. */
export type RecordKind<Kept extends { readonly id: string }, Draft, Patch, Fault> = {
  readonly writer: SingleWriter<Kept>;
  /**
   * The record of a draft; `earlier` is the record that the same call created before, for the fields that the draft
   * leaves open.
   */
  readonly made: (draft: Draft, id: string, earlier?: Kept) => Kept;
  /** The present record with a change applied. */
  readonly changed: (present: Kept, patch: Patch) => Kept;
  /** Why a record is invalid; null if it is valid. */
  readonly judge: (record: Kept) => Promise<Fault | null>;
  /** Why no further record can be created; called before `judge`. */
  readonly judgeNew?: (draft: Draft) => Promise<Fault | null>;
  /** Whether a record is of this kind, if the writer has several. */
  readonly isOwn?: (present: Kept) => boolean;
  /** Called after a record is created. */
  readonly afterMaking?: (record: Kept, draft: Draft) => Promise<void>;
  /** Why a record cannot be removed; null if it can. */
  readonly judgeRemoval?: (record: Kept) => Promise<Fault | null>;
  /** Called before a record is removed. */
  readonly beforeRemoval?: (record: Kept) => Promise<void>;
};
