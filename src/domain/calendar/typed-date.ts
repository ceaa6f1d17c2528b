import { addDays } from "../shared/add-days.ts";
import { parseCivilDate, type CivilDate } from "../shared/civil-date.ts";
import { foldText } from "../shared/fold-text.ts";
import { addMonths, monthOf } from "../shared/year-month.ts";
import { DAY_IN_WORDS } from "./day-in-words.ts";
import { monthNamed } from "./month-names.ts";
import { nearestDay, type AcceptedDays } from "./nearest-day.ts";
import { yearsMeant } from "./years-meant.ts";

const NUMBERED = /^(\d{1,2})(?:[-/. ](\d{1,2})(?:[-/. ](\d{4}|\d{2}))?)?$/;
const NAMED = new RegExp(`^${DAY_IN_WORDS.source}$`);

/** The names of days, with their distance from today in days. */
const NAMED_DAYS: Readonly<Record<string, number>> = {
  anteontem: -2,
  ontem: -1,
  hoje: 0,
  amanha: 1,
};

/** The reach of the search around today: 29 February may be eight years away, a 31st two months. */
const YEARS_AROUND = 8;
const MONTHS_AROUND = 2;

/**
 * Reads a date as people type it, the day first: `05/06/2026`, `5-6-26`, `5 jun`, `5/6`, `5`, `hoje`, `ontem`, or
 * `YYYY-MM-DD`. Without a year, a century, or a month, it is the nearest such day that the field accepts. Null if the
 * calendar has no such day between 1900 and 2199.
 */
export function readTypedDate(
  text: string,
  today: CivilDate,
  accepted: AcceptedDays = {},
): CivilDate | null {
  const typed = foldText(text.trim());
  const named = NAMED_DAYS[typed];
  if (named !== undefined) return parseCivilDate(addDays(today, named));
  const match = NUMBERED.exec(typed) ?? NAMED.exec(typed);
  if (!match) return parseCivilDate(typed);
  const [, day = "", month, year] = match;
  const months = month === undefined ? monthsAround(today) : monthsNamed(month, year, today);
  const days = months.flatMap((one) => parseCivilDate(`${one}-${day.padStart(2, "0")}`) ?? []);
  return nearestDay(days, today, accepted);
}

const monthsAround = (today: CivilDate): readonly string[] =>
  around(MONTHS_AROUND, (away) => addMonths(monthOf(today), away));

/** A month in the years that are meant, or in those around today; `month` is a number or a name. */
function monthsNamed(month: string, year: string | undefined, today: CivilDate): readonly string[] {
  const number = /^\d/.test(month) ? month : String(monthNamed(month) ?? 0);
  const years =
    year === undefined
      ? around(YEARS_AROUND, (away) => String(Number(today.slice(0, 4)) + away))
      : yearsMeant(year);
  return years.map((one) => `${one}-${number.padStart(2, "0")}`);
}

const around = (reach: number, at: (away: number) => string): readonly string[] =>
  Array.from({ length: 2 * reach + 1 }, (_, index) => at(index - reach));
