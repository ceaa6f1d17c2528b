import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { concurrencyLimit } from "../../../server/infrastructure/security/concurrency-limit.ts";

describe("a concurrency limit", () => {
  it("never runs more at once than it says, and refuses only beyond those that may wait", async () => {
    const small = fc.integer({ min: 1, max: 5 });
    await fc.assert(
      fc.asyncProperty(
        small,
        small,
        fc.nat(20),
        fc.scheduler(),
        async (running, waiting, works, scheduler) => {
          const limited = concurrencyLimit(running, waiting);
          let now = 0;
          let most = 0;
          const work = async () => {
            most = Math.max(most, (now += 1));
            await scheduler.schedule(Promise.resolve());
            now -= 1;
            return "done";
          };
          const outcomes = Promise.all(Array.from({ length: works }, () => limited(work)));
          await scheduler.waitFor(outcomes);
          const done = (await outcomes).filter(({ ok }) => ok).length;
          expect(most).toBe(Math.min(running, works));
          expect(done).toBe(Math.min(works, running + waiting));
        },
      ),
    );
  });

  it("goes on after a work that failed", async () => {
    const limited = concurrencyLimit(1, 1);
    const failing = limited(async () => Promise.reject(new Error("failed")));
    const next = limited(async () => "next");
    await expect(failing).rejects.toThrow("failed");
    expect(await next).toEqual({ ok: true, value: "next" });
  });
});
