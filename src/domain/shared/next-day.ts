import { daysInMonth, partsOf, type CivilDate } from "./civil-date.ts";
import { addMonths, monthOf } from "./year-month.ts";

/** The day after a day; after the last day that a record may have it is one that none has. */
export function nextDay(date: CivilDate): CivilDate {
  const { year, month, day } = partsOf(date);
  if (day < daysInMonth(year, month))
    return `${monthOf(date)}-${String(day + 1).padStart(2, "0")}` as CivilDate;
  return `${addMonths(monthOf(date), 1)}-01` as CivilDate;
}
