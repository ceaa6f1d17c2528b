import type { Clock } from "../../../server/application/ports/clock.ts";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A clock that stands still until a test moves it. */
export type TestClock = Clock & { readonly advance: (milliseconds: number) => void };

export function testClock(start = Date.UTC(2031, 4, 6, 7, 8, 9)): TestClock {
  let now = start;
  return {
    now: () => now,
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}
