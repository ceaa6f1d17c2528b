import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { patiently } from "../../src/ui/patiently.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A part that cannot be fetched so many times. */
const missing = (times: number) => {
  let left = times;
  return vi.fn<() => Promise<string>>(() => {
    left -= 1;
    return left < 0 ? Promise.resolve("part") : Promise.reject(new TypeError("not fetched"));
  });
};

describe("a part that nobody waits for", () => {
  it("is fetched once if it is there", async () => {
    const fetchPart = missing(0);
    expect(await patiently(fetchPart)).toBe("part");
    expect(fetchPart).toHaveBeenCalledTimes(1);
  });

  it("is asked for after 1, 2, 4, 8, 16 and then every 30 seconds until it is there", async () => {
    const fetchPart = missing(7);
    const part = patiently(fetchPart);
    for (const [index, pause] of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000].entries()) {
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(fetchPart).toHaveBeenCalledTimes(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(fetchPart).toHaveBeenCalledTimes(index + 2);
    }
    expect(await part).toBe("part");
  });
});
