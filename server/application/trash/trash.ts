import type { WrittenRecord } from "../../../src/domain/ledger/written.ts";
import type { ChangeId, ImportId, LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Removal } from "../../../src/domain/trash/removal.ts";
import type { Instant } from "../clock.ts";

/** A record that was removed, or an import that was undone. */
export type RemovedThing =
  | WrittenRecord
  | {
      readonly type: "imports";
      readonly id: ImportId;
      readonly name: string;
      readonly movements: number;
    };

/** A thing in the trash with its removal. */
export type TrashRow = {
  readonly thing: RemovedThing;
  readonly removedAt: Instant;
  readonly change: ChangeId;
  /** A name, 'sistema' for the server itself, or null for somebody whose account is gone. */
  readonly by: string | null;
  readonly removal: Removal;
};

/** The position of a row, after which the next page begins: its removal, its table in their order, and its id. */
export type TrashPlace = {
  readonly removedAt: Instant;
  readonly revision: number;
  readonly table: number;
  readonly id: string;
};

/** A page of the trash, the newest removal first; `next` is null after the last. */
export type TrashPart = { readonly rows: readonly TrashRow[]; readonly next: TrashPlace | null };

/** Reads the trash of a ledger: what was removed within the last 30 days and not erased since. */
export type Trash = {
  readonly part: (ledger: LedgerId, after: TrashPlace | null, most: number) => Promise<TrashPart>;
};
