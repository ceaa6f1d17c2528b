import { describe, expect, it } from "vitest";
import { BLOCK_SIZE, inBlocks } from "../../../server/infrastructure/security/in-blocks.ts";
import { memoryRateLimit } from "../../../server/infrastructure/security/rate-limits.ts";
import { MINUTE, testClock } from "../support/test-clock.ts";

describe("a limit that is taken in blocks", () => {
  /** Two servers that share so many blocks a minute, and how often these were asked for. */
  const servers = (blocks: number) => {
    const clock = testClock();
    const shared = memoryRateLimit(blocks, 60, clock);
    let asked = 0;
    const counted: typeof shared = {
      ...shared,
      take: (key) => {
        asked += 1;
        return shared.take(key);
      },
    };
    const [one, other] = [inBlocks(counted, 60, clock), inBlocks(counted, 60, clock)];
    return { clock, one, other, asked: () => asked };
  };
  const passing = async (limit: ReturnType<typeof inBlocks>, tries: number, key = "a") => {
    let passed = 0;
    for (let count = 0; count < tries; count += 1) if ((await limit.take(key)).ok) passed += 1;
    return passed;
  };

  it("lets no more through than its blocks hold, and asks for each of them once", async () => {
    const { one, asked } = servers(4);
    expect(await passing(one, 4 * BLOCK_SIZE)).toBe(4 * BLOCK_SIZE);
    expect(asked()).toBe(4);
    expect(await one.take("a")).toEqual({ ok: false, reason: { retryAfterSeconds: 60 } });
    expect(await passing(one, 1, "b")).toBe(1);
  });

  it("lets no more through where they come at once, however often", async () => {
    const { one, asked } = servers(2);
    let passed = 0;
    for (let wave = 0; wave < 20; wave += 1) {
      const tries = await Promise.all(Array.from({ length: 16 }, () => one.take("a")));
      passed += tries.filter(({ ok }) => ok).length;
    }
    expect(passed).toBe(2 * BLOCK_SIZE);
    expect(asked()).toBeLessThan(20);
  });

  it("fails as what it takes its blocks from, and goes on when that does", async () => {
    const { clock } = servers(1);
    let isThere = false;
    const blocks = memoryRateLimit(1, 60, clock);
    const limit = inBlocks(
      {
        ...blocks,
        take: async (key) => {
          if (!isThere) throw new Error("away");
          return blocks.take(key);
        },
      },
      60,
      clock,
    );
    const failed = await Promise.allSettled([limit.take("a"), limit.take("a")]);
    expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    isThere = true;
    expect(await passing(limit, 2 * BLOCK_SIZE)).toBe(BLOCK_SIZE);
  });

  it("is shared between servers, but for what one leaves of a block", async () => {
    const { one, other } = servers(4);
    expect(await passing(one, BLOCK_SIZE + 1)).toBe(BLOCK_SIZE + 1);
    expect(await passing(other, 4 * BLOCK_SIZE)).toBe(2 * BLOCK_SIZE);
    expect(await passing(one, 4 * BLOCK_SIZE)).toBe(BLOCK_SIZE - 1);
  });

  it("begins anew with the next span, without what was left", async () => {
    const { clock, one, asked } = servers(1);
    await passing(one, 1);
    clock.advance(MINUTE);
    expect(await passing(one, 2 * BLOCK_SIZE)).toBe(BLOCK_SIZE);
    expect(asked()).toBeGreaterThan(1);
  });

  it("takes a try back", async () => {
    const { one } = servers(1);
    await passing(one, BLOCK_SIZE);
    await one.giveBack("a");
    expect(await passing(one, 2)).toBe(1);
  });
});
