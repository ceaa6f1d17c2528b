import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Instant } from "../clock.ts";

/** A stored photo: a name that nobody can guess, and how much room it takes. */
export type Photo = {
  readonly name: string;
  readonly bytes: number;
  readonly createdAt: Instant;
};

/** Which photos a ledger has; what they show lies with PhotoFiles. */
export type Photos = {
  /** The ledgers that have any, in their order, those after one; at most so many. */
  readonly ledgers: (after: LedgerId | null, most: number) => Promise<readonly LedgerId[]>;
  /** The oldest first. */
  readonly list: (ledger: LedgerId) => Promise<readonly Photo[]>;
  readonly has: (ledger: LedgerId, name: string) => Promise<boolean>;
  /** Whether there is such a photo in any ledger. */
  readonly exists: (name: string) => Promise<boolean>;
  readonly add: (ledger: LedgerId, photo: Photo) => Promise<void>;
  readonly remove: (ledger: LedgerId, name: string) => Promise<void>;
};
