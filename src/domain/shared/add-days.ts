import { daysInMonth, partsOf, type CivilDate } from "./civil-date.ts";
import { addMonths, monthOf } from "./year-month.ts";

/** The day `count` days later (earlier if negative); it may be outside the years of records. */
export function addDays(date: CivilDate, count: number): CivilDate {
  let month = monthOf(date);
  let day = partsOf(date).day + count;
  const length = () => daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)));
  while (day < 1) {
    month = addMonths(month, -1);
    day += length();
  }
  while (day > length()) {
    day -= length();
    month = addMonths(month, 1);
  }
  return `${month}-${String(day).padStart(2, "0")}` as CivilDate;
}
