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
  /** Returns whether the name was free: one that any ledger has stays that ledger's. */
  readonly add: (ledger: LedgerId, photo: Photo) => Promise<boolean>;
  readonly remove: (ledger: LedgerId, name: string) => Promise<void>;
};

/** The images of the photos, as WebP: files, or rows of the database. */
export type PhotoFiles = {
  /** Resolves once the photo would survive a power cut. */
  readonly save: (name: string, webp: Uint8Array) => Promise<void>;
  /** Null if there is no such photo here. */
  readonly read: (name: string) => Promise<Uint8Array | null>;
  /** In bytes; null if there is no such photo here. */
  readonly size: (name: string) => Promise<number | null>;
  readonly remove: (name: string) => Promise<void>;
};

/** The public addresses of photos, by which goals refer to them. */
export type PhotoAddresses = {
  readonly addressOf: (name: string) => string;
  /** The name within one of our addresses; null for every other text. */
  readonly nameIn: (address: string) => string | null;
};
