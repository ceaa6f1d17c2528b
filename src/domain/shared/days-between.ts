import { daysInMonth, partsOf, type CivilDate } from "./civil-date.ts";

/** The days from one day to another; negative if the other is earlier. */
export const daysBetween = (from: CivilDate, to: CivilDate): number =>
  dayNumber(to) - dayNumber(from);

/** The days from the year 1 to a date. */
function dayNumber(date: CivilDate): number {
  const { year, month, day } = partsOf(date);
  const past = year - 1;
  let days = past * 365 + Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
  for (let earlier = 1; earlier < month; earlier += 1) days += daysInMonth(year, earlier);
  return days + day;
}
