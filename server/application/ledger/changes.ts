import type { EarlierVersion } from "../../../src/domain/exports/own-data.ts";
import type { ChangedRecords, ChangedLists } from "../../../src/domain/ledger/changes.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Period } from "../transactions/transactions.ts";

/** The position after which a page begins: the sort key of a movement, and its identifier. */
export type Place = { readonly key: string | number; readonly id: string };

/** Selects a page of movements: by days, after a position, and with a maximum number. */
export type Part = Period & { readonly after: Place | null; readonly limit: number | null };

/** A page of movements, and where the next one begins; null after the last. */
export type MovementPart = {
  readonly rows: ChangedRecords["transactions"];
  readonly next: Place | null;
};

/** The change log of a ledger. */
export type Changes = {
  /** All living movements, newest day first. */
  readonly livingMovements: (ledger: LedgerId, part: Part) => Promise<MovementPart>;
  /**
   * The movements changed after `since` and not after another revision, removals included, in the order of the changes.
   */
  readonly changedMovements: (
    ledger: LedgerId,
    between: { readonly since: Revision; readonly until: Revision },
    part: Part,
  ) => Promise<MovementPart>;
  /** Whether more than `most` records changed after a revision, removals included; looks at no more than that. */
  readonly areMore: (ledger: LedgerId, since: Revision, most: number) => Promise<boolean>;
  /** Everything but the movements that changed after a revision; after 0 everything that is alive. */
  readonly others: (ledger: LedgerId, since: Revision) => Promise<ChangedLists>;
  /** The versions replaced in the last 30 days, in pages that are each quick to read. */
  readonly versions: (ledger: LedgerId) => AsyncIterable<readonly EarlierVersion[]>;
};
