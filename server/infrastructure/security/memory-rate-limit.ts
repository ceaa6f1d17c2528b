import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { accepted, refused } from "../../../src/domain/shared/result.ts";
import type { RateLimit } from "../../application/ports/rate-limit.ts";

/** A limit that lives as long as the process; a span begins with the first try under a key. */
export function memoryRateLimit(tries: number, seconds: number): RateLimit {
  const limiter = new RateLimiterMemory({ points: tries, duration: seconds });
  return {
    take: async (key) => {
      try {
        await limiter.consume(key);
        return accepted(null);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return refused({ retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) });
      }
    },
    giveBack: async (key) => {
      await limiter.reward(key);
    },
  };
}
