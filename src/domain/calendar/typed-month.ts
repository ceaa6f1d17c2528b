import type { CivilDate } from "../shared/civil-date.ts";
import { foldText } from "../shared/fold-text.ts";
import { parseYearMonth, type YearMonth } from "../shared/year-month.ts";
import { fullYear } from "./full-year.ts";
import { monthNamed } from "./month-names.ts";

const NUMBERED = /^(\d{1,2})(?:[-/. ](\d{4}|\d{2}))?$/;
const NAMED = /^([a-z]{3,})(?:[-/. ]+(?:de +)?(\d{4}|\d{2}))?$/;

/**
 * Reads a month as people type it: `novembro de 2026`, `nov 26`, `11/2026`, `11` of this year, or `YYYY-MM`. Null if
 * there is no such month between 1900 and 2199.
 */
export function readTypedMonth(text: string, today: CivilDate): YearMonth | null {
  const typed = foldText(text.trim());
  const match = NUMBERED.exec(typed) ?? NAMED.exec(typed);
  if (!match) return parseYearMonth(typed);
  const [, month = "", year = today.slice(0, 4)] = match;
  return parseYearMonth(`${fullYear(year)}-${monthNumber(month).padStart(2, "0")}`);
}

/** The number of a month, given as a number or by its first letters. */
const monthNumber = (month: string): string =>
  /^\d/.test(month) ? month : String(monthNamed(month) ?? 0);
