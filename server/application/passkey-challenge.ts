import type { UserId } from "../../src/domain/shared/ids.ts";
import type { Ceremonies } from "./ports/ceremonies.ts";
import type { ChallengePurpose, Challenges } from "./ports/challenges.ts";
import type { Clock, Instant } from "./ports/clock.ts";
import type { TokenMint } from "./ports/token-mint.ts";
import { latestOf } from "./token-lifetime.ts";

export type ChallengePorts = {
  readonly challenges: Challenges;
  readonly mint: TokenMint;
  readonly clock: Clock;
};

/** How long an authenticator's answer is waited for, in milliseconds. */
export const CHALLENGE_LIFETIME = 5 * 60_000;

const earliestOf = (now: Instant): Instant => now - CHALLENGE_LIFETIME;

/** Makes a challenge that is good for one answer, and forgets those that nobody answered in time. */
export const issueChallenge =
  ({ challenges, mint, clock }: ChallengePorts) =>
  async (purpose: ChallengePurpose, user: UserId | null): Promise<string> => {
    const now = clock.now();
    await challenges.removeOutside(earliestOf(now), latestOf(now));
    const challenge = mint.newToken();
    await challenges.add(mint.digestOf(challenge), { purpose, user, madeAt: now });
    return challenge;
  };

/** The challenge that an answer is about, if it was made for this and still waits; it does not wait any more then. */
export const takeChallenge =
  ({ challenges, mint, clock }: ChallengePorts, { challengeIn }: Ceremonies) =>
  async (
    clientData: string,
    purpose: ChallengePurpose,
    user: UserId | null,
  ): Promise<string | null> => {
    const challenge = challengeIn(clientData);
    if (challenge === null) return null;
    const taken = await challenges.take(mint.digestOf(challenge));
    const now = clock.now();
    const isMeant = taken?.purpose === purpose && taken.user === user;
    const isFresh =
      taken !== null && taken.madeAt > earliestOf(now) && taken.madeAt <= latestOf(now);
    return isMeant && isFresh ? challenge : null;
  };
