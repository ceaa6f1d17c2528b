import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { makeClockDrift } from "../../../src/application/device/clock-drift.ts";
import { clockDriftText } from "../../../src/text/pages/clock-drift.ts";

const DAY_MS = 24 * 60 * 60_000;
const NOW = Date.UTC(2026, 10, 27, 12);

describe("the device's clock", () => {
  it("is days off by whole days, on either side alike, and less than one is none", () => {
    const anyOffset = fc.integer({ min: -500 * DAY_MS, max: 500 * DAY_MS });
    fc.assert(
      fc.property(anyOffset, (offset) => {
        const [here, there] = [offset, -offset].map((off) => {
          const drift = makeClockDrift({ now: () => NOW + off });
          drift.note(NOW);
          return drift.getSnapshot();
        });
        expect(here).toBe(Math.trunc(offset / DAY_MS) + 0);
        expect((here ?? 0) + (there ?? 0)).toBe(0);
        expect(here === 0).toBe(Math.abs(offset) < DAY_MS);
      }),
    );
  });

  it("is told once as long as it stays, and is right again with the next answer", () => {
    let now = NOW - 40 * DAY_MS;
    const drift = makeClockDrift({ now: () => now });
    const listener = vi.fn<() => void>();
    const stop = drift.subscribe(listener);
    drift.note(NOW);
    drift.note(NOW + 60_000 * 60);
    expect([drift.getSnapshot(), listener.mock.calls.length]).toEqual([-40, 1]);
    now = NOW;
    drift.note(NOW);
    expect([drift.getSnapshot(), listener.mock.calls.length]).toEqual([0, 2]);
    stop();
    drift.note(0);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it.each([
    [40, false, "40 dias atrasado"],
    [1, true, "1 dia adiantado"],
    [1, false, "1 dia atrasado"],
    [365, true, "365 dias adiantado"],
  ])("that is %i days off is said in words", (days, isAhead, words) => {
    expect(clockDriftText(days, isAhead)).toContain(`O relógio deste aparelho está ${words}: `);
  });
});
