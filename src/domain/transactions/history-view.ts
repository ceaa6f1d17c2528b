import { monthlyTrend } from "../reports/monthly-trend.ts";
import type { MonthlyTotals } from "../reports/monthly-totals.ts";
import { filterTransactions, type TransactionFilter } from "./filter.ts";
import { sortTransactions, type TransactionOrder } from "./sort.ts";
import { totalsOf, type Totals } from "./totals.ts";
import type { Transaction } from "./transaction.ts";

/** What is asked of the history: which records, and in which order (§3, history filters). */
export type HistoryQuery = {
  readonly filter: TransactionFilter;
  readonly order: TransactionOrder;
};

/** What the history shows of that: the records, what they add up to, and their months (§2, Histórico). */
export type HistoryView = {
  readonly transactions: readonly Transaction[];
  readonly totals: Totals;
  readonly months: readonly MonthlyTotals[];
};

/** Answers a query; the totals and the months are those of the filtered records (§2). */
export function historyView(
  transactions: readonly Transaction[],
  { filter, order }: HistoryQuery,
): HistoryView {
  const filtered = filterTransactions(transactions, filter);
  return {
    transactions: sortTransactions(filtered, order),
    totals: totalsOf(filtered),
    months: monthlyTrend(filtered),
  };
}
