import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Instant } from "./clock.ts";

/**
 * From when on accounts are gone, kept beside the database: a backup that is restored knows nothing of what was decided
 * since. Of a user no more is kept than a digest of their identifier.
 */
export type RememberedDeletions = {
  readonly digestOf: (user: UserId) => string;
  /** Resolves once it would outlive a power cut; null if the account stays after all. */
  readonly remember: (user: UserId, leavesAt: Instant | null, at: Instant) => Promise<void>;
  /** What was decided last, by digest. */
  readonly read: () => Promise<ReadonlyMap<string, Instant | null>>;
  /** Forgets what was remembered on days before that of a moment. */
  readonly forgetBefore: (moment: Instant) => Promise<void>;
};
