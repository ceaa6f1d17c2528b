import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { browserRecovery } from "../../../src/infrastructure/browser/browser-recovery.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("waiting for another try", () => {
  const begin = () => {
    const page = new EventTarget();
    const over = vi.fn<() => void>();
    void browserRecovery(page).wait(1_000).then(over);
    return { page, over };
  };

  it("ends after the pause", async () => {
    const { over } = begin();
    await vi.advanceTimersByTimeAsync(999);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(over).toHaveBeenCalledTimes(1);
  });

  it("ends as soon as the network is back", async () => {
    const { page, over } = begin();
    const waiting = vi.getTimerCount();
    page.dispatchEvent(new Event("online"));
    // Whatever else of this page waits is not looked at.
    expect(vi.getTimerCount()).toBe(waiting - 1);
    await vi.advanceTimersByTimeAsync(0);
    expect(over).toHaveBeenCalledTimes(1);
  });
});
