import { civilDate, FIRST_YEAR, type CivilDate } from "../shared/civil-date.ts";
import { daysBetween } from "../shared/days-between.ts";

/** The first day that a record may have is a Monday. */
const FIRST_MONDAY = civilDate(FIRST_YEAR, 1, 1);

/** The day of the week of a date: 0 for Monday, 6 for Sunday. */
export const weekdayOf = (date: CivilDate): number => daysBetween(FIRST_MONDAY, date) % 7;
