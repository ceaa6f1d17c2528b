import { addMonths, monthOf } from "../shared/year-month.ts";
import type { Transaction } from "../transactions/transaction.ts";
import { monthlyTotals, type MonthlyTotals } from "./monthly-totals.ts";

/** How many months the strip of the history has at most. */
export const TREND_MONTHS = 12;

/** The months that a list of records spans, quiet ones included, oldest first; of many the last 12 (§2, Histórico). */
export function monthlyTrend(transactions: readonly Transaction[]): readonly MonthlyTotals[] {
  const [some] = transactions;
  if (some === undefined) return [];
  let [first, last] = [some.date, some.date];
  for (const { date } of transactions) {
    if (date < first) first = date;
    if (date > last) last = date;
  }
  const months = Array.from({ length: TREND_MONTHS }, (_, index) =>
    addMonths(monthOf(last), index - TREND_MONTHS + 1),
  );
  return monthlyTotals(
    transactions,
    months.filter((month) => month >= monthOf(first)),
  );
}
