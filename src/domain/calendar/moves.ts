import { addDays } from "../shared/add-days.ts";
import { daysInMonth, parseCivilDate, partsOf, type CivilDate } from "../shared/civil-date.ts";
import { addMonths, monthOf, parseYearMonth, type YearMonth } from "../shared/year-month.ts";
import { weekdayOf } from "./weekday.ts";
import { monthColumn, MONTHS_IN_ROW } from "./year-page.ts";

/** A move in a calendar, as the keys make it. */
export type CalendarMove =
  | "left"
  | "right"
  | "up"
  | "down"
  | "row-start"
  | "row-end"
  | "page-back"
  | "page-on"
  | "year-back"
  | "year-on";

/** Moves from a day to another; stays within the years of records. */
export const moveDay = (from: CivilDate, move: CalendarMove): CivilDate =>
  parseCivilDate(dayAfter(from, move)) ?? from;

/** Moves from a month to another, twelve on a page; stays within the years of records. */
export const moveMonth = (from: YearMonth, move: CalendarMove): YearMonth =>
  parseYearMonth(addMonths(from, monthSteps(from, move))) ?? from;

function dayAfter(from: CivilDate, move: CalendarMove): CivilDate {
  switch (move) {
    case "left":
      return addDays(from, -1);
    case "right":
      return addDays(from, 1);
    case "up":
      return addDays(from, -7);
    case "down":
      return addDays(from, 7);
    case "row-start":
      return addDays(from, -weekdayOf(from));
    case "row-end":
      return addDays(from, 6 - weekdayOf(from));
    case "page-back":
      return sameDay(from, -1);
    case "page-on":
      return sameDay(from, 1);
    case "year-back":
      return sameDay(from, -12);
    case "year-on":
      return sameDay(from, 12);
  }
}

/** The same day of a later month, or its last one if it is too short. */
function sameDay(from: CivilDate, months: number): CivilDate {
  const month = addMonths(monthOf(from), months);
  const length = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)));
  const day = Math.min(partsOf(from).day, length);
  return `${month}-${String(day).padStart(2, "0")}` as CivilDate;
}

function monthSteps(from: YearMonth, move: CalendarMove): number {
  switch (move) {
    case "left":
      return -1;
    case "right":
      return 1;
    case "up":
      return -MONTHS_IN_ROW;
    case "down":
      return MONTHS_IN_ROW;
    case "row-start":
      return 1 - monthColumn(from);
    case "row-end":
      return MONTHS_IN_ROW - monthColumn(from);
    case "page-back":
    case "year-back":
      return -12;
    case "page-on":
    case "year-on":
      return 12;
  }
}
