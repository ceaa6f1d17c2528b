import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Instant } from "../clock.ts";

/** A stored photo: an unguessable name, and its size. */
export type Photo = {
  readonly name: string;
  readonly bytes: number;
  readonly createdAt: Instant;
};

/** The photos of each ledger; PhotoFiles has their images. */
export type Photos = {
  /** The ledgers with photos, in order, after a given one; at most `most`. */
  readonly ledgers: (after: LedgerId | null, most: number) => Promise<readonly LedgerId[]>;
  /** Oldest first. */
  readonly list: (ledger: LedgerId) => Promise<readonly Photo[]>;
  readonly has: (ledger: LedgerId, name: string) => Promise<boolean>;
  /** Whether any ledger has this photo. */
  readonly exists: (name: string) => Promise<boolean>;
  readonly add: (ledger: LedgerId, photo: Photo) => Promise<void>;
  readonly remove: (ledger: LedgerId, name: string) => Promise<void>;
};
