import type { CivilDate } from "../shared/civil-date.ts";
import { foldText } from "../shared/fold-text.ts";
import {
  addMonths,
  monthOf,
  monthsBetween,
  parseYearMonth,
  type YearMonth,
} from "../shared/year-month.ts";
import { monthNamed } from "./month-names.ts";
import { yearsMeant } from "./years-meant.ts";

const NUMBERED = /^(\d{1,2})(?:[-/. ](\d{4}|\d{2}))?$/;
const NAMED = /^([a-z]{3,})(?:[-/. ]+(?:de +)?(\d{4}|\d{2}))?$/;

/**
 * Reads a month as people type it: `novembro de 2026`, `nov 26`, `11/2026`, `11`, or `YYYY-MM`. Without a year, or a
 * century, it is the nearest such month, of two the earlier. Null if there is no such month between 1900 and 2199.
 */
export function readTypedMonth(text: string, today: CivilDate): YearMonth | null {
  const typed = foldText(text.trim());
  const match = NUMBERED.exec(typed) ?? NAMED.exec(typed);
  if (!match) return parseYearMonth(typed);
  const [, month = "", year] = match;
  const number = monthNumber(month).padStart(2, "0");
  if (year !== undefined) return nearestMonth(year, number, monthOf(today));
  const ahead = (Number(number) - Number(today.slice(5, 7)) + MONTHS) % MONTHS;
  const inReach = parseYearMonth(`${today.slice(0, 4)}-${number}`);
  return inReach && addMonths(monthOf(today), ahead < MONTHS / 2 ? ahead : ahead - MONTHS);
}

/** A month of the year that is meant. */
function nearestMonth(year: string, number: string, current: YearMonth): YearMonth | null {
  const months = yearsMeant(year).flatMap((one) => parseYearMonth(`${one}-${number}`) ?? []);
  const away = (month: YearMonth) => Math.abs(monthsBetween(current, month));
  return months.toSorted((one, other) => away(one) - away(other))[0] ?? null;
}

const MONTHS = 12;

/** The number of a month, given as a number or by its first letters. */
const monthNumber = (month: string): string =>
  /^\d/.test(month) ? month : String(monthNamed(month) ?? 0);
