import type { EarlierVersion } from "../../../src/domain/exports/own-data.ts";
import type { ChangedRecords, ChangedShelves } from "../../../src/domain/ledger/changes.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Period } from "../transactions/transactions.ts";

/** Behind which movement a part goes on: what it is ordered by, and its identifier. */
export type Place = { readonly key: string | number; readonly id: string };

/** Which movements are wanted: of which days, behind which place, and at most how many. */
export type Part = Period & { readonly after: Place | null; readonly limit: number | null };

/** Movements in a part of the log, and where the next part begins; null after the last one. */
export type MovementPart = {
  readonly rows: ChangedRecords["transactions"];
  readonly next: Place | null;
};

/** The log of a ledger's changes. */
export type Changes = {
  /** All that is alive, newest day first. */
  readonly livingMovements: (ledger: LedgerId, part: Part) => Promise<MovementPart>;
  /**
   * The movements that changed after a revision and not since another one, removals too, in the order of the changes.
   */
  readonly changedMovements: (
    ledger: LedgerId,
    between: { readonly since: Revision; readonly until: Revision },
    part: Part,
  ) => Promise<MovementPart>;
  /** Whether more than so many records changed after a revision, removals too; it looks at no more of them than that. */
  readonly areMore: (ledger: LedgerId, since: Revision, most: number) => Promise<boolean>;
  /** Everything but the movements that changed after a revision; after 0 all that is alive. */
  readonly others: (ledger: LedgerId, since: Revision) => Promise<ChangedShelves>;
  /**
   * The versions that changes of the last 30 days replaced, in parts that are each short enough to read in a moment.
   */
  readonly versions: (ledger: LedgerId) => AsyncIterable<readonly EarlierVersion[]>;
};
