import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { memoryRateLimit } from "../../../server/infrastructure/security/rate-limits.ts";
import { testClock } from "../support/test-clock.ts";

/** What the heap holds once everything that nobody needs is gone, in MiB. */
function heap(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return process.memoryUsage().heapUsed / 1024 / 1024;
}

describe("a limit in memory", () => {
  it("holds little of 300 000 long names", async () => {
    const limit = memoryRateLimit(10, 900, testClock());
    await limit.take("first");
    const before = heap();
    for (let index = 0; index < 300_000; index += 1)
      await limit.take(`192.0.2.1 ${"x".repeat(120)}${index}`);
    expect(heap() - before).toBeLessThan(10);
    expect((await limit.take("first")).ok).toBe(true);
  });

  it("goes on refusing one key while there are 300 000 others", async () => {
    const limit = memoryRateLimit(2, 900, testClock());
    await limit.take("guessed");
    await limit.take("guessed");
    for (let index = 0; index < 300_000; index += 1) await limit.take(`${index}`);
    expect((await limit.take("guessed")).ok).toBe(false);
  });
});
