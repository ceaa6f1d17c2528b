import type { MachineClock } from "../application/ports/clock.ts";

export const systemClock: MachineClock = {
  now: () => Date.now(),
  elapsed: () => Math.floor(performance.now()),
};
