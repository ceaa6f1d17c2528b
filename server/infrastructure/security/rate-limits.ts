import type { LoginLimits } from "../../application/login-limits.ts";
import type { RateLimit } from "../../application/ports/rate-limit.ts";
import { memoryRateLimit } from "./memory-rate-limit.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Every limit on how often something may be done. */
export type RateLimits = {
  readonly login: LoginLimits;
  readonly registration: RateLimit;
  readonly uploads: RateLimit;
  readonly exports: RateLimit;
  readonly recommendations: RateLimit;
  readonly perUser: RateLimit;
};

/** The promised limits, all multiplied by a factor. */
export function rateLimits(factor: number): RateLimits {
  const limit = (tries: number, seconds: number) =>
    memoryRateLimit(Math.max(1, Math.round(tries * factor)), seconds);
  return {
    login: { perAccount: limit(10, 15 * MINUTE), perAddress: limit(100, 15 * MINUTE) },
    registration: limit(10, HOUR),
    uploads: limit(20, HOUR),
    exports: limit(10, HOUR),
    recommendations: limit(10, HOUR),
    perUser: limit(300, MINUTE),
  };
}
