import { describe, expect, it, vi } from "vitest";
import type { Failure } from "../../src/application/failure.ts";
import { makeRetry } from "../../src/application/retry.ts";

const OFFLINE: Failure = { type: "offline" };

/** A work that fails in these ways, one after the other, and then works. */
function failing(...failures: readonly Failure[]) {
  const pauses: number[] = [];
  const missed = vi.fn<(failure: Failure) => void>();
  const recovery = { wait: async (pause: number) => void pauses.push(pause) };
  const work = vi.fn<() => Promise<void>>(() => Promise.resolve());
  for (const failure of failures) work.mockRejectedValueOnce(failure);
  return { retry: makeRetry(recovery, missed), work, pauses, missed };
}

describe("a work that is retried", () => {
  it("does once what works", async () => {
    const { retry, work, pauses } = failing();
    await retry(work);
    expect([work.mock.calls.length, pauses]).toEqual([1, []]);
  });

  it("tries ever more rarely, at least every half minute, and tells each time what was in the way", async () => {
    const { retry, work, pauses, missed } = failing(...Array.from({ length: 7 }, () => OFFLINE));
    await retry(work);
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    expect(missed.mock.calls).toEqual(pauses.map(() => [OFFLINE]));
  });

  it("begins with a short pause again for another work", async () => {
    const { retry, work, pauses } = failing(OFFLINE, OFFLINE);
    await retry(work);
    work.mockRejectedValueOnce(OFFLINE);
    await retry(work);
    expect(pauses).toEqual([1_000, 2_000, 1_000]);
  });

  it("ends with the session, and tells nobody", async () => {
    const { retry, work, pauses, missed } = failing(OFFLINE, { type: "unauthenticated" });
    await retry(work);
    expect([work.mock.calls.length, pauses, missed.mock.calls]).toEqual([2, [1_000], [[OFFLINE]]]);
  });
});
