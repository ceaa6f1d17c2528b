import { hash } from "node:crypto";
import { accepted, refused } from "../../../src/domain/shared/result.ts";
import type { Clock } from "../../application/clock.ts";
import type { RateLimit } from "../../application/login/rate-limit.ts";
import { boundedCounts } from "./bounded-counts.ts";

/** More keys than passwords that one process can verify in a quarter of an hour, in about 5 MB. */
const ROOM = 20_000;

/** Makes an in-memory limit; a window begins with the first attempt under a key. */
export function memoryRateLimit(tries: number, seconds: number, clock: Clock): RateLimit {
  const counts = boundedCounts(seconds * 1000, ROOM, clock);
  // Stored as a digest, since a key chosen by a caller may be long.
  const short = (key: string) => hash("sha256", key, "base64url");
  return {
    take: async (key) => {
      const name = short(key);
      const { value, left } = counts.of(name);
      if (value >= tries) return refused({ retryAfterSeconds: Math.ceil(left / 1000) });
      counts.raise(name);
      return accepted(null);
    },
    giveBack: async (key) => counts.lower(short(key)),
  };
}
