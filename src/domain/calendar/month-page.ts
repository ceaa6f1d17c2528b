import { addDays } from "../shared/add-days.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { daysOf, monthOf, type YearMonth } from "../shared/year-month.ts";
import { weekdayOf } from "./weekday.ts";

/** The calendar page of a month: its days in weeks from Monday; the first and the last may be short. */
export function monthPage(month: YearMonth): readonly (readonly CivilDate[])[] {
  const weeks: CivilDate[][] = [[]];
  for (let day = daysOf(month).from; monthOf(day) === month; day = addDays(day, 1)) {
    if (weekdayOf(day) === 0 && weeks.at(-1)?.length !== 0) weeks.push([]);
    weeks.at(-1)?.push(day);
  }
  return weeks;
}
