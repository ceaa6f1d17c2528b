import type { CivilDate } from "../shared/civil-date.ts";
import { addMonths, daysOf, monthOf, type YearMonth } from "../shared/year-month.ts";

/** The periods of reports: the current month, 3 to 24 months, the current year. */
export const REPORT_PERIODS = ["month", "3", "6", "12", "24", "year"] as const;

export type ReportPeriod = (typeof REPORT_PERIODS)[number];

/** The months of a period, oldest first; the last is the month of `today`. */
export function monthsOfPeriod(period: ReportPeriod, today: CivilDate): readonly YearMonth[] {
  const last = monthOf(today);
  const count =
    period === "month" ? 1 : period === "year" ? Number(last.slice(5, 7)) : Number(period);
  return Array.from({ length: count }, (_, index) => addMonths(last, index - count + 1));
}

/** The first and the last day of a period, both inclusive. */
export function daysOfPeriod(period: ReportPeriod, today: CivilDate) {
  const months = monthsOfPeriod(period, today);
  const first = months[0] ?? monthOf(today);
  return { from: daysOf(first).from, to: daysOf(monthOf(today)).to };
}
