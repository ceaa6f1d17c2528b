import type { Clock } from "../../../src/application/clock.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";

/** A stopped clock: a day, and an instant in Unix milliseconds. */
export const fakeClock = (today: string, now = 0): Clock => ({
  now: () => now,
  today: () => today as CivilDate,
});
