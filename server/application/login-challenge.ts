import type { KeptChallenge } from "./ports/login-challenges.ts";
import type { Instant } from "./ports/clock.ts";
import { latestOf } from "./token-lifetime.ts";

/** For how long a code may follow its password, in milliseconds. */
export const CHALLENGE_SPAN = 5 * 60_000;

/** How many codes may be tried with one password. */
const TRIES = 10;

/** Whether a code is still looked at; not if the password was given to a clock that ran ahead. */
export const isOpen = ({ madeAt, tries }: KeptChallenge, now: Instant): boolean =>
  madeAt <= latestOf(now) && now - madeAt < CHALLENGE_SPAN && tries < TRIES;
