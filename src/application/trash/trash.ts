import type { Undone } from "../../domain/ledger/undone.ts";
import type { ChangeId } from "../../domain/shared/ids.ts";
import type { Restoration, Trashed } from "../../domain/trash/trashed.ts";

/** A page of the trash, and the text that asks for the next one; null for the last. */
export type TrashPage = { readonly things: readonly Trashed[]; readonly next: string | null };

/** What was removed in the last 30 days (/lixo). Every call rejects with a Failure. */
export type Trash = {
  /** The page after another one, by its `next`; the first for null. The newest removal comes first. */
  page(after: string | null): Promise<TrashPage>;
  /** Brings things back as one change, all or nothing; what they need comes along. */
  restore(wanted: Restoration, change: ChangeId): Promise<Undone>;
  /** Erases all things for good; returns how many. */
  empty(): Promise<number>;
};
