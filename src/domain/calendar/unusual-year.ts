import type { CivilDate } from "../shared/civil-date.ts";

/** The years ahead of and behind today beyond which a record is rarely meant to be. */
const MAX_YEARS_AHEAD = 1;
const MAX_YEARS_BEHIND = 10;

/** The year of a date that is more likely a typing error: over a year ahead, or ten behind; else null. */
export function unusualYear(date: CivilDate, today: CivilDate): number | null {
  const sameDay = (years: number) => `${Number(today.slice(0, 4)) + years}${today.slice(4)}`;
  return date > sameDay(MAX_YEARS_AHEAD) || date < sameDay(-MAX_YEARS_BEHIND)
    ? Number(date.slice(0, 4))
    : null;
}
