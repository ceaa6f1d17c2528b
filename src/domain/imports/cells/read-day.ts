import { parseCivilDate, type CivilDate } from "../../shared/civil-date.ts";
import { cellText, type Cell } from "../tables/sheet.ts";

/** Whether the day or the month comes first in a date with slashes, hyphens or points. */
export type DayOrder = "day-first" | "month-first";

/** A day, and the text by which it is sorted: the day, then its time if it is stated. */
export type Moment = { readonly date: CivilDate; readonly sortsAs: string };

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s,]+(\d.{0,40}))?$/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:[T\s,]+(\d.{0,40}))?$/;

/** Two-digit years from here on are of the last century, those below of this one. */
const FIRST_YEAR_OF_LAST_CENTURY = 80;

/** The largest serial number of a spreadsheet's day: 2199-12-31. */
const MAX_DAY_SERIAL = 109_574;

/**
 * Reads a day in any notation of banks: `05-01-2026`, `05/01/26`, `2026-01-05 12:30:00`, `20260105`, or the serial
 * number of a spreadsheet. A two-digit year comes last, and is from 1980 to 2079. Null for a text that is no date, "bad" for a date
 * that does not exist.
 */
export function readDay(
  cell: Cell | undefined,
  order: DayOrder = "day-first",
): Moment | "bad" | null {
  if (typeof cell === "number") return fromSerial(cell) ?? packedDay(String(cell));
  const text = cellText(cell);
  const iso = YEAR_FIRST.exec(text);
  if (iso) return momentOf(iso[1], iso[2], iso[3], iso[4]);
  const local = YEAR_LAST.exec(text);
  if (!local) return packedDay(text);
  const year = wholeYear(local[3]);
  return order === "day-first"
    ? momentOf(year, local[2], local[1], local[4])
    : momentOf(year, local[1], local[2], local[4]);
}

/** `20260105`, which may be any number but in a column of days. */
function packedDay(text: string): Moment | null {
  const [, year, month, day] = /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  const moment = year === undefined ? null : momentOf(year, month, day, undefined);
  return moment === "bad" ? null : moment;
}

/** Only text counts as a day, since a number may be anything. */
export const isDay = (cell: Cell | undefined): boolean =>
  typeof cell === "string" && /\D/.test(cell) && readDay(cell) !== null;

const wholeYear = (year = ""): string =>
  year.length > 2 ? year : `${Number(year) < FIRST_YEAR_OF_LAST_CENTURY ? "20" : "19"}${year}`;

function momentOf(year = "", month = "", day = "", time = ""): Moment | "bad" {
  const date = parseCivilDate(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
  return date === null ? "bad" : { date, sortsAs: `${date} ${time}` };
}

/** The day of a spreadsheet's serial number; its fraction is the time. Null if it is out of range. */
function fromSerial(serial: number): Moment | null {
  const days = Math.floor(serial);
  if (!(days >= 61 && days <= MAX_DAY_SERIAL)) return null;
  const date = dayAfter1899(days);
  return date && { date, sortsAs: `${date} ${(serial - days).toFixed(6)}` };
}

/** The day that is this many days after 1899-12-30, by the calendar's eras of 400 years. */
function dayAfter1899(days: number): CivilDate | null {
  const since = days + 693_899;
  const era = Math.floor(since / 146_097);
  const inEra = since - era * 146_097;
  const year = Math.floor(
    (inEra - Math.floor(inEra / 1_460) + Math.floor(inEra / 36_524) - Math.floor(inEra / 146_096)) /
      365,
  );
  const inYear = inEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const march = Math.floor((5 * inYear + 2) / 153);
  const day = inYear - Math.floor((153 * march + 2) / 5) + 1;
  const month = march < 10 ? march + 3 : march - 9;
  const two = (value: number) => String(value).padStart(2, "0");
  return parseCivilDate(`${year + era * 400 + (month <= 2 ? 1 : 0)}-${two(month)}-${two(day)}`);
}
