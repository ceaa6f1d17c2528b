declare const brand: unique symbol;

/** A day of the calendar, `YYYY-MM-DD`, without time or zone; text order is time order. */
export type CivilDate = string & { readonly [brand]: "CivilDate" };

/** The years of records; a date outside them is a typing error. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2199;

const SHAPE = /^\d{4}-\d{2}-\d{2}$/;
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** How many days a month has; `month` counts from 1. */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);

/** Reads `YYYY-MM-DD` if the calendar has that day between 1900 and 2199; otherwise null. */
export function parseCivilDate(text: string): CivilDate | null {
  if (!SHAPE.test(text)) return null;
  const { year, month, day } = partsOf(text as CivilDate);
  const real = day >= 1 && day <= daysInMonth(year, month);
  return real && year >= FIRST_YEAR && year <= LAST_YEAR ? (text as CivilDate) : null;
}

/** Makes a date from numbers that are known to be valid; `month` counts from 1. */
export function civilDate(year: number, month: number, day: number): CivilDate {
  const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  const date = parseCivilDate(text);
  if (date === null) throw new RangeError(`no such day: ${text}`);
  return date;
}

const pad = (value: number, width: number) => String(value).padStart(width, "0");

/** The year, month (from 1) and day (from 1) of a date. */
export const partsOf = (date: CivilDate) => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
});
