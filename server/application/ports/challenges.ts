import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Instant } from "./clock.ts";

/** The purpose for which an authenticator is asked to sign something. */
export type ChallengePurpose = "create" | "login" | "presence";

/** Something random that an authenticator was asked to sign; of a login nobody knows yet who it will be. */
export type Challenge = {
  readonly purpose: ChallengePurpose;
  readonly user: UserId | null;
  readonly madeAt: Instant;
};

/** The challenges that are waited for, known here only by their digest. */
export type Challenges = {
  readonly add: (digest: string, challenge: Challenge) => Promise<void>;
  /** Takes one away: of all who ask for it, one is given it. */
  readonly take: (digest: string) => Promise<Challenge | null>;
  /** Removes those that were made before a moment, or after another one. */
  readonly removeOutside: (from: Instant, to: Instant) => Promise<void>;
};
