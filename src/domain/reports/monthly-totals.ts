import { monthOf, type YearMonth } from "../shared/year-month.ts";
import { totalsOf, type Totals } from "../transactions/totals.ts";
import type { Transaction } from "../transactions/transaction.ts";

/** The totals of a month; amounts in cents. */
export type MonthlyTotals = Totals & { readonly month: YearMonth };

/** The totals of each of the given months, months without records included. */
export function monthlyTotals(
  transactions: readonly Transaction[],
  months: readonly YearMonth[],
): readonly MonthlyTotals[] {
  const byMonth = Map.groupBy(transactions, ({ date }) => monthOf(date));
  return months.map((month) => ({ month, ...totalsOf(byMonth.get(month) ?? []) }));
}
