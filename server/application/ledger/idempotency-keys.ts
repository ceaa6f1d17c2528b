import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Instant } from "../clock.ts";

/** The question under a key, and its answer. */
export type KeyedAnswer = { readonly fingerprint: string; readonly answer: string };

/** The keys under which creating calls were already carried out. */
export type IdempotencyKeys = {
  /** The answer under a key that is not older than a moment. */
  readonly find: (owner: UserId, key: string, since: Instant) => Promise<KeyedAnswer | null>;
  /** Takes the place of what came of it before. */
  readonly keep: (owner: UserId, key: string, keyed: KeyedAnswer, at: Instant) => Promise<void>;
  /** Removes some of everybody's that are older, so few that nobody waits; whether any may be left. */
  readonly removeOlder: (than: Instant) => Promise<boolean>;
};
