import type { SingleWriter } from "./record-writer.ts";

/** One kind of record within a work on a ledger: where it is written, what is written of a wish, and what stands in its way. */
export type RecordKind<Kept extends { readonly id: string }, Draft, Patch, Fault> = {
  readonly writer: SingleWriter<Kept>;
  /** The record of a draft; `earlier` is what the same call has made before, for what the draft leaves open. */
  readonly made: (draft: Draft, id: string, earlier?: Kept) => Kept;
  /** The record of a change of one that is there. */
  readonly changed: (present: Kept, patch: Patch) => Kept;
  /** Why a record cannot be as it is wanted; null if it can. */
  readonly judge: (record: Kept) => Promise<Fault | null>;
  /** Why there cannot be another record; asked before `judge`. */
  readonly judgeNew?: (draft: Draft) => Promise<Fault | null>;
  /** Whether a record is of this kind, where the writer has others as well. */
  readonly isOwn?: (present: Kept) => boolean;
  /** Follows the making of a record. */
  readonly afterMaking?: (record: Kept, draft: Draft) => Promise<void>;
  /** Why a record cannot be removed; null if it can. */
  readonly judgeRemoval?: (record: Kept) => Promise<Fault | null>;
  /** Goes before the removal of a record. */
  readonly beforeRemoval?: (record: Kept) => Promise<void>;
};
