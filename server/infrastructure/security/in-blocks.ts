import { accepted } from "../../../src/domain/shared/result.ts";
import type { Clock } from "../../application/ports/clock.ts";
import type { RateLimit } from "../../application/ports/rate-limit.ts";
import { boundedCounts } from "./bounded-counts.ts";

/** More users than call one server within a minute, in about 3 MB. */
const ROOM = 20_000;

/** So many tries are taken at once. */
export const BLOCK = 25;

/**
 * A limit on what happens so often that it cannot be counted afar each time: its tries are taken from another limit a block
 * at a time. What one server leaves of a block no other one gets.
 */
export function inBlocks(blocks: RateLimit, seconds: number, clock: Clock): RateLimit {
  const counts = boundedCounts(seconds * 1000, ROOM, clock);
  return {
    take: async (key) => {
      const isWithinBlock = counts.of(key).value % BLOCK > 0;
      counts.raise(key);
      if (isWithinBlock) return accepted(null);
      const taken = await blocks.take(key);
      if (!taken.ok) counts.lower(key);
      return taken;
    },
    giveBack: async (key) => counts.lower(key),
  };
}
