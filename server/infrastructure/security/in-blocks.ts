import { accepted } from "../../../src/domain/shared/result.ts";
import type { Clock } from "../../application/clock.ts";
import type { RateLimit } from "../../application/login/rate-limit.ts";
import { boundedCounts } from "./bounded-counts.ts";

/** More users than call one server within a minute, in about 3 MB. */
const MAX_USERS = 20_000;

/** The attempts taken at once. */
export const BLOCK_SIZE = 25;

/**
 * Makes a limit for frequent calls, without a remote count for each: attempts are taken from another limit a block at a
 * time. The unused rest of a server's block is lost to the others. Calls that come while a block is being fetched wait
 * for it.
 */
export function inBlocks(blocks: RateLimit, seconds: number, clock: Clock): RateLimit {
  const counts = boundedCounts(seconds * 1000, MAX_USERS, clock);
  const asked = new Map<string, ReturnType<RateLimit["take"]>>();
  const isWithinBlock = (key: string) => counts.of(key).value % BLOCK_SIZE > 0;

  const begin = async (key: string) => {
    const taken = await blocks.take(key);
    if (taken.ok) counts.raise(key);
    return taken;
  };

  const take: RateLimit["take"] = async (key) => {
    const others = asked.get(key);
    if (others !== undefined) {
      const taken = await others;
      return taken.ok ? take(key) : taken;
    }
    if (isWithinBlock(key)) {
      counts.raise(key);
      return accepted(null);
    }
    const begun = begin(key).finally(() => asked.delete(key));
    asked.set(key, begun);
    return begun;
  };

  return { take, giveBack: async (key) => counts.lower(key) };
}
