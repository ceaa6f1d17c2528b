import type { MachineClock } from "../../../server/application/clock.ts";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A clock that stands still until a test lets time pass, or sets it without any time passing. */
export type TestClock = MachineClock & {
  readonly advance: (milliseconds: number) => void;
  readonly set: (to: number) => void;
};

export function testClock(start = Date.UTC(2031, 4, 6, 7, 8, 9)): TestClock {
  let now = start;
  let elapsed = 0;
  return {
    now: () => now,
    elapsed: () => elapsed,
    advance: (milliseconds) => {
      now += milliseconds;
      elapsed += milliseconds;
    },
    set: (to) => {
      now = to;
    },
  };
}
