import type { MachineClock } from "../application/clock.ts";

export const systemClock: MachineClock = {
  now: () => Date.now(),
  elapsed: () => Math.floor(performance.now()),
};
