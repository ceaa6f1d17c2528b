import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { prefetched } from "../../src/ui/prefetched.ts";

const FRAME = 16;
/** One frame to be drawn, another that shows that it was, and a turn of the timers. */
const PAINTED = 2 * FRAME + 1;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => setTimeout(callback, FRAME));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
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
  it("is fetched once if it is there, after the screen is painted", async () => {
    const fetchPart = missing(0);
    const part = prefetched(fetchPart);
    await vi.advanceTimersByTimeAsync(PAINTED - 1);
    expect(fetchPart).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await part).toBe("part");
    expect(fetchPart).toHaveBeenCalledTimes(1);
  });

  it("is fetched after a second in a tab that is not painted", async () => {
    vi.stubGlobal("requestAnimationFrame", () => 0);
    const fetchPart = missing(0);
    const part = prefetched(fetchPart);
    await vi.advanceTimersByTimeAsync(999);
    expect(fetchPart).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await part).toBe("part");
  });

  it("is asked for after 1, 2, 4, 8, 16 and then every 30 seconds until it is there", async () => {
    const fetchPart = missing(7);
    const part = prefetched(fetchPart);
    await vi.advanceTimersByTimeAsync(PAINTED);
    for (const [index, pause] of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000].entries()) {
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(fetchPart).toHaveBeenCalledTimes(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(fetchPart).toHaveBeenCalledTimes(index + 2);
    }
    expect(await part).toBe("part");
  });
});
