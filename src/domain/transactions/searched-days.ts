import { monthNamed } from "../calendar/month-names.ts";
import type { CivilDate } from "../shared/civil-date.ts";

/** A part of a record's date that has to match, and the index at which it begins. */
type DatePart = { readonly part: string; readonly at: number };

/** `dezembro`, `dez.`, `dez/2024`. */
const NAMED = /^([a-z]{3,})\.?(?:[-/]((?:19|20|21)\d\d))?$/;

/** `2024`, `2024-12`, `2024-12-05`. */
const YEAR_FIRST = /^(?:19|20|21)\d\d(?:-\d\d(?:-\d\d)?)?$/;

/** `5/12`, `12/2024`. */
const SLASHED = /^(\d{1,2})\/(?:(\d{1,2})|((?:19|20|21)\d\d))$/;

/** `5/12/2024`, `5-12-2024`, `5.12.2024`. */
const DAY_FIRST = /^(\d{1,2})([-/.])(\d{1,2})\2((?:19|20|21)\d\d)$/;

const two = (number: number | string): string => String(number).padStart(2, "0");

/** The days that a folded word matches: a year, a month of one or of every year, a day; null if none. */
export function searchedDays(word: string): DatePart | null {
  if (YEAR_FIRST.test(word)) return { part: word, at: 0 };
  const [, name = "", inYear] = NAMED.exec(word) ?? [];
  const month = monthNamed(name);
  if (month !== null) return ofMonth(month, inYear);
  const [, first = "", second, year] = SLASHED.exec(word) ?? [];
  if (second !== undefined) return { part: `${two(second)}-${two(first)}`, at: MONTH_AT };
  if (year !== undefined) return ofMonth(first, year);
  const [whole, day = "", , numbered = "", ofYear = ""] = DAY_FIRST.exec(word) ?? [];
  return whole === undefined ? null : { part: `${ofYear}-${two(numbered)}-${two(day)}`, at: 0 };
}

/** The index of the month in a date. */
const MONTH_AT = 5;

const ofMonth = (month: number | string, year: string | undefined): DatePart =>
  year === undefined
    ? { part: two(month), at: MONTH_AT }
    : { part: `${year}-${two(month)}`, at: 0 };

export const isOn = (date: CivilDate, days: DatePart | null): boolean =>
  days !== null && date.startsWith(days.part, days.at);
