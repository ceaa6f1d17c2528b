import { monthlyTrend } from "../reports/monthly-trend.ts";
import type { MonthlyTotals } from "../reports/monthly-totals.ts";
import { joinLists, type ListView } from "../shared/list-view.ts";
import type { YearMonth } from "../shared/year-month.ts";
import { addTotals } from "./category-sums.ts";
import { filterTransactions, isFiltering, type TransactionFilter } from "./filter.ts";
import { sortTransactions, type TransactionOrder } from "./sort.ts";
import { NO_TOTALS, totalsOf, type Totals } from "./totals.ts";
import type { Transaction } from "./transaction.ts";

/** What is asked of the history: which records, and in which order. */
export type HistoryQuery = {
  readonly filter: TransactionFilter;
  readonly order: TransactionOrder;
};

/** A month of the history: its records as far as they are there, and if not all are, what it comes to as a whole. */
export type HistoryMonth = {
  readonly month: YearMonth;
  readonly transactions: readonly Transaction[];
  readonly told: Totals | null;
};

/** What the history shows of that: the records, what they add up to, and their months. */
export type HistoryView = {
  readonly transactions: ListView<Transaction>;
  readonly totals: Totals;
  readonly months: readonly MonthlyTotals[];
  /** Whether records may be missing that are still on their way. */
  readonly unfinished: boolean;
};

/** What a query leaves of a month. */
type Left = { readonly transactions: readonly Transaction[]; readonly totals: Totals };

/**
 * Answers a query of months, newest first; the totals and the trend are those of the filtered records. What it has
 * found in a month it finds there again at once, as long as the month has not changed.
 */
export function historyViewer({ filter, order }: HistoryQuery) {
  const known = new WeakMap<readonly Transaction[], Left>();
  const byDay = order === "date-asc" || order === "date-desc";
  const left = (all: readonly Transaction[]): Left => {
    const found = known.get(all);
    if (found !== undefined) return found;
    const filtered = isFiltering(filter) ? filterTransactions(all, filter) : all;
    const transactions = byDay ? sortTransactions(filtered, order) : filtered;
    const made = { transactions, totals: totalsOf(filtered) };
    known.set(all, made);
    return made;
  };
  const totalsIn = ({ transactions, told }: HistoryMonth): Totals =>
    isFiltering(filter) ? left(transactions).totals : (told ?? left(transactions).totals);

  return (months: readonly HistoryMonth[]): HistoryView => {
    const lists = months.map(({ transactions }) => left(transactions).transactions);
    const totals = months.map((one) => ({ month: one.month, ...totalsIn(one) }));
    return {
      transactions: joined(lists, order),
      totals: totals.reduce(addTotals, NO_TOTALS),
      months: monthlyTrend(totals),
      unfinished: months.some(({ told }) => told !== null),
    };
  };
}

/** Months are in order already, one after the other; amounts have to be compared across them. */
function joined(
  newestFirst: readonly (readonly Transaction[])[],
  order: TransactionOrder,
): ListView<Transaction> {
  if (order === "date-desc") return joinLists(newestFirst);
  if (order === "date-asc") return joinLists(newestFirst.toReversed());
  return sortTransactions(newestFirst.flat(), order);
}
