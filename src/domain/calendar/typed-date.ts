import { addDays } from "../shared/add-days.ts";
import { parseCivilDate, type CivilDate } from "../shared/civil-date.ts";
import { foldText } from "../shared/fold-text.ts";
import { fullYear } from "./full-year.ts";

const SHAPE = /^(\d{1,2})(?:[-/. ](\d{1,2})(?:[-/. ](\d{4}|\d{2}))?)?$/;

/** The names of days, with their distance from today in days. */
const NAMED: Readonly<Record<string, number>> = { hoje: 0, ontem: -1, amanha: 1 };

/**
 * Reads a date as people type it, the day first: `05/06/2026`, `5-6-26`, `5/6` of this year, `5` of this month, `hoje`,
 * `ontem`, or `YYYY-MM-DD`. Null if the calendar has no such day between 1900 and 2199.
 */
export function readTypedDate(text: string, today: CivilDate): CivilDate | null {
  const typed = foldText(text.trim());
  const named = NAMED[typed];
  if (named !== undefined) return parseCivilDate(addDays(today, named));
  const match = SHAPE.exec(typed);
  if (!match) return parseCivilDate(typed);
  const [, day = "", month = today.slice(5, 7), year = today.slice(0, 4)] = match;
  return parseCivilDate(`${fullYear(year)}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
}
