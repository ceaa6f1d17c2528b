import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Instant } from "../clock.ts";

/**
 * The decision about an account, and when it was made: from which moment on it is gone, or null if it stays after all.
 */
export type Decision = { readonly leavesAt: Instant | null; readonly at: Instant };

/**
 * From when on accounts are gone, kept beside the database: a backup that is restored knows nothing of what was decided
 * since. Of a user no more is kept than a digest of their identifier.
 */
export type RememberedDeletions = {
  readonly digestOf: (user: UserId) => string;
  /** Resolves once it would outlive a power cut; null if the account stays after all. */
  readonly remember: (user: UserId, leavesAt: Instant | null, at: Instant) => Promise<void>;
  /** Forgets that a user was to be gone from a moment on, for want of which it was not done; takes no room. */
  readonly takeBack: (user: UserId, leavesAt: Instant, at: Instant) => Promise<void>;
  /** The last decisions, by digest. */
  readonly read: () => Promise<ReadonlyMap<string, Decision>>;
  /** Forgets what was remembered on days before that of a moment. */
  readonly forgetBefore: (moment: Instant) => Promise<void>;
};
