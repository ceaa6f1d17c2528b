import {
  civilDate,
  daysInMonth,
  FIRST_YEAR,
  LAST_YEAR,
  partsOf,
  type CivilDate,
} from "./civil-date.ts";

declare const brand: unique symbol;

/** A month of the calendar, `YYYY-MM`; text order is time order (mes_ano on the wire). */
export type YearMonth = string & { readonly [brand]: "YearMonth" };

const SHAPE = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** Reads `YYYY-MM` between 1900 and 2199; otherwise null. */
export function parseYearMonth(text: string): YearMonth | null {
  const year = SHAPE.test(text) ? Number(text.slice(0, 4)) : 0;
  return year >= FIRST_YEAR && year <= LAST_YEAR ? (text as YearMonth) : null;
}

export const monthOf = (date: CivilDate): YearMonth => date.slice(0, 7) as YearMonth;

/** The month `count` months later (earlier if negative). */
export function addMonths(month: YearMonth, count: number): YearMonth {
  const months = monthNumber(month) + count;
  const year = String(Math.floor(months / 12)).padStart(4, "0");
  return `${year}-${String((months % 12) + 1).padStart(2, "0")}` as YearMonth;
}

/** The months from the first to the second (negative if that is earlier). */
export const monthsBetween = (from: YearMonth, to: YearMonth): number =>
  monthNumber(to) - monthNumber(from);

const monthNumber = (month: YearMonth): number =>
  Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

/** The share of its month that is over at the end of a day, from 0 to 1. */
export function elapsedPart(date: CivilDate): number {
  const { year, month, day } = partsOf(date);
  return day / daysInMonth(year, month);
}

/** The first and the last day of a month, both inclusive. */
export function daysOf(month: YearMonth): { readonly from: CivilDate; readonly to: CivilDate } {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5, 7))];
  return {
    from: civilDate(year, number, 1),
    to: civilDate(year, number, daysInMonth(year, number)),
  };
}
