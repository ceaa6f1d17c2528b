import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { weekdayOf } from "../../../src/domain/calendar/weekday.ts";

/** The days for which each backup is kept. */
const DAILY_COPY_DAYS = 7;

/** The days for which the first backup of each week is kept: four weeks, as promised to users. */
const WEEKLY_COPY_DAYS = 28;

/** Whether a backup of a day is past every retention period. */
export const isPast = (day: CivilDate, today: CivilDate): boolean =>
  day <= addDays(today, -WEEKLY_COPY_DAYS);

const mondayOf = (day: CivilDate): CivilDate => addDays(day, -weekdayOf(day));

/** The backups still kept on a day: those of the last 7 days, and the first of each week for 4 weeks. */
export function keptCopies(days: readonly CivilDate[], today: CivilDate): ReadonlySet<CivilDate> {
  const firsts = new Map<CivilDate, CivilDate>();
  for (const day of days.filter((one) => !isPast(one, today)).toSorted())
    if (!firsts.has(mondayOf(day))) firsts.set(mondayOf(day), day);
  const isKept = (day: CivilDate) =>
    day > addDays(today, -DAILY_COPY_DAYS) || firsts.get(mondayOf(day)) === day;
  return new Set(days.filter(isKept));
}
