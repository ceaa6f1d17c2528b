import type { Clock } from "../clock.ts";

const DAY_MS = 24 * 60 * 60_000;

/** How far the device's clock is from the server's. */
export type ClockDrift = {
  /** Compares the clock with the moment of an answer, in Unix milliseconds. */
  readonly note: (answeredAt: number) => void;
  /** The whole days that the device is ahead; below zero if it is behind, zero if it is less than a day off. */
  readonly getSnapshot: () => number;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Compares the device's clock with each answer, so that it takes no request of its own. */
export function makeClockDrift({ now }: Pick<Clock, "now">): ClockDrift {
  let days = 0;
  const listeners = new Set<() => void>();
  return {
    note: (answeredAt) => {
      const found = Math.trunc((now() - answeredAt) / DAY_MS);
      if (found === days) return;
      days = found;
      for (const listener of listeners) listener();
    },
    getSnapshot: () => days,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
