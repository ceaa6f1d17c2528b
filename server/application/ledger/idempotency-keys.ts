import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Instant } from "../clock.ts";

/** The digest of the request under a key, and its answer. */
export type KeyedAnswer = { readonly fingerprint: string; readonly answer: string };

/** The idempotency keys of creating calls that were carried out. */
export type IdempotencyKeys = {
  /** The answer under a key that is not older than `since`. */
  readonly find: (owner: UserId, key: string, since: Instant) => Promise<KeyedAnswer | null>;
  /** Replaces an earlier answer under the key. */
  readonly keep: (owner: UserId, key: string, keyed: KeyedAnswer, at: Instant) => Promise<void>;
  /** Removes some older keys of all users, few enough to delay nobody; returns whether any may remain. */
  readonly removeOlder: (than: Instant) => Promise<boolean>;
};
