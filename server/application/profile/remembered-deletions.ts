import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Instant } from "../clock.ts";

/** The latest decision about an account and when it was made: the moment of its deletion, or null if it stays. */
export type Decision = { readonly leavesAt: Instant | null; readonly at: Instant };

/**
 * The decisions to delete accounts, stored outside of the database: a restored backup does not know the recent ones.
 * Only a digest of the user's identifier is stored.
 */
export type RememberedDeletions = {
  readonly digestOf: (user: UserId) => string;
  /** Resolves once the decision would survive a power cut; null if the account stays. */
  readonly remember: (user: UserId, leavesAt: Instant | null, at: Instant) => Promise<void>;
  /** Takes back a remembered deletion that could not be carried out; needs no space. */
  readonly takeBack: (user: UserId, leavesAt: Instant, at: Instant) => Promise<void>;
  /** The last decisions, by digest. */
  readonly read: () => Promise<ReadonlyMap<string, Decision>>;
  /** Deletes the decisions made before the day of a moment. */
  readonly forgetBefore: (moment: Instant) => Promise<void>;
};
