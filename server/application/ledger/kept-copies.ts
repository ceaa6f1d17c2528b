import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { addDays } from "../../../src/domain/shared/add-days.ts";
import { weekdayOf } from "../../../src/domain/calendar/weekday.ts";

/** For how many days each copy is kept. */
const DAYS = 7;

/** For how many days one copy of a week is kept, the first one: four weeks, as people are told. */
const DAYS_OF_WEEKS = 28;

/** Whether a copy of a day is older than any that is kept. */
export const isPast = (day: CivilDate, today: CivilDate): boolean =>
  day <= addDays(today, -DAYS_OF_WEEKS);

const mondayOf = (day: CivilDate): CivilDate => addDays(day, -weekdayOf(day));

/** Which of the copies of some days are still kept on another one: those of 7 days, and the first of each week of 4 weeks. */
export function keptCopies(days: readonly CivilDate[], today: CivilDate): ReadonlySet<CivilDate> {
  const firsts = new Map<CivilDate, CivilDate>();
  for (const day of days.filter((one) => !isPast(one, today)).toSorted())
    if (!firsts.has(mondayOf(day))) firsts.set(mondayOf(day), day);
  const isKept = (day: CivilDate) =>
    day > addDays(today, -DAYS) || firsts.get(mondayOf(day)) === day;
  return new Set(days.filter(isKept));
}
