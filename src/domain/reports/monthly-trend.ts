import { addMonths } from "../shared/year-month.ts";
import { NO_TOTALS } from "../transactions/totals.ts";
import type { MonthlyTotals } from "./monthly-totals.ts";

/** How many months the strip of the history has at most. */
export const TREND_MONTHS = 12;

/** The months from the first to the last that has records, quiet ones included, oldest first; of many the last 12. */
export function monthlyTrend(months: readonly MonthlyTotals[]): readonly MonthlyTotals[] {
  const busy = months.filter(({ incomeCount, expenseCount }) => incomeCount + expenseCount > 0);
  const known = new Map(busy.map((totals) => [totals.month, totals]));
  const names = [...known.keys()].toSorted();
  const [first, last] = [names[0], names.at(-1)];
  if (first === undefined || last === undefined) return [];
  return Array.from({ length: TREND_MONTHS }, (_, index) =>
    addMonths(last, index - TREND_MONTHS + 1),
  )
    .filter((month) => month >= first)
    .map((month) => known.get(month) ?? { month, ...NO_TOTALS });
}
