import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Instant } from "./clock.ts";

/** A password that was right and waits for a code. */
export type KeptChallenge = {
  readonly owner: UserId;
  /** The digest of the password's hash: another password ends the challenge. */
  readonly passwordDigest: string;
  readonly madeAt: Instant;
  /** How many codes were tried with it. */
  readonly tries: number;
};

/** Logins between their two steps, known here only by a digest; every server of a database sees them. */
export type LoginChallenges = {
  readonly withDigest: (digest: string) => Promise<KeptChallenge | null>;
  readonly add: (digest: string, challenge: Omit<KeptChallenge, "tries">) => Promise<void>;
  readonly countTry: (digest: string) => Promise<void>;
  readonly removeAllOf: (owner: UserId) => Promise<void>;
  /** Removes those of a user that were made before a moment. */
  readonly removeOlder: (owner: UserId, moment: Instant) => Promise<void>;
};
