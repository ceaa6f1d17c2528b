import { addMonths } from "../shared/year-month.ts";
import { NO_TOTALS } from "../transactions/totals.ts";
import type { MonthlyTotals } from "./monthly-totals.ts";

/** The most months in the history's strip. */
export const TREND_MONTHS = 12;

/** The months from the first to the last with records, empty ones included, oldest first; at most the last 12. */
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
