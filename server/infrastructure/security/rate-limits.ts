import type { LoginLimits } from "../../application/login-limits.ts";
import type { Clock } from "../../application/ports/clock.ts";
import type { RateLimit } from "../../application/ports/rate-limit.ts";
import { memoryFamiliarAddresses } from "./memory-familiar-addresses.ts";
import { memoryRateLimit } from "./memory-rate-limit.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Every limit on how often something may be done. */
export type RateLimits = {
  readonly login: LoginLimits;
  readonly registration: RateLimit;
  /** Wrong proofs of who one is, of one user. */
  readonly proofs: RateLimit;
  /** Wrong codes that follow the right password of one user, from wherever. */
  readonly codes: RateLimit;
  /** Asking for a new password, and opening what was sent. */
  readonly recovery: { readonly perAddress: RateLimit; readonly perAccount: RateLimit };
  readonly links: RateLimit;
  /** Changes of one's own email. */
  readonly emails: RateLimit;
  readonly uploads: RateLimit;
  readonly exports: RateLimit;
  readonly recommendations: RateLimit;
  /** Notices of payments that are badly signed. */
  readonly badlySigned: RateLimit;
  readonly perUser: RateLimit;
};

/** The promised limits, all multiplied by a factor. */
export function rateLimits(factor: number, clock: Clock): RateLimits {
  const limit = (tries: number, seconds: number) =>
    memoryRateLimit(Math.max(1, Math.round(tries * factor)), seconds, clock);
  return {
    login: {
      failures: { perAddress: limit(100, 15 * MINUTE), perAccount: limit(10, 15 * MINUTE) },
      tries: { perAddress: limit(1_000, 15 * MINUTE), perAccount: limit(60, 15 * MINUTE) },
      unguarded: limit(30, 15 * MINUTE),
      guarded: limit(1, 5),
      familiar: memoryFamiliarAddresses(clock),
    },
    registration: limit(10, HOUR),
    proofs: limit(10, 15 * MINUTE),
    codes: limit(10, 15 * MINUTE),
    recovery: { perAddress: limit(10, 15 * MINUTE), perAccount: limit(10, 15 * MINUTE) },
    links: limit(10, 15 * MINUTE),
    emails: limit(10, HOUR),
    uploads: limit(20, HOUR),
    exports: limit(10, HOUR),
    recommendations: limit(10, HOUR),
    badlySigned: limit(100, 15 * MINUTE),
    perUser: limit(300, MINUTE),
  };
}
