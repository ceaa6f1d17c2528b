import fc, { type Arbitrary } from "fast-check";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Returns the day so many days after 1970-01-01, by the platform's own calendar. */
const dayNumber = (days: number) => new Date(days * DAY).toISOString().slice(0, 10) as CivilDate;

const daysUntil = (date: string) => Date.parse(date) / DAY;

/** Any day between two days, both inclusive; by default any valid one. */
export const anyCivilDate = (from = "1900-01-01", to = "2199-12-31"): Arbitrary<CivilDate> =>
  fc.integer({ min: daysUntil(from), max: daysUntil(to) }).map(dayNumber);
