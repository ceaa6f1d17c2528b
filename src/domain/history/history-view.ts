import type { MonthlyTotals } from "../reports/monthly-totals.ts";
import { joinLists, type ListView } from "../shared/list-view.ts";
import { type YearMonth, addMonths } from "../shared/year-month.ts";
import { addTotals } from "../transactions/category-sums.ts";
import { filterTransactions } from "../transactions/filter-transactions.ts";
import { isFiltering, type TransactionFilter } from "../transactions/filter.ts";
import { sortTransactions, type TransactionOrder } from "../transactions/sort.ts";
import { NO_TOTALS, recordCount, totalsOf, type Totals } from "../transactions/totals.ts";
import type { Transaction } from "../transactions/transaction.ts";

/** A query of the history: which records, and in which order. */
export type HistoryQuery = {
  readonly filter: TransactionFilter;
  readonly order: TransactionOrder;
};

/** A month of the history: its loaded records, and the totals of the whole month if some are not loaded. */
export type HistoryMonth<Entity = Transaction> = {
  readonly month: YearMonth;
  readonly transactions: readonly Entity[];
  readonly told: Totals | null;
};

/** The result of a query of the history: the records, their totals, and their months. */
export type HistoryView<Entity = Transaction> = {
  readonly transactions: ListView<Entity>;
  readonly totals: Totals;
  readonly months: readonly MonthlyTotals[];
  /** Whether some records may not be loaded yet. */
  readonly unfinished: boolean;
};

/** The records and totals of a month that match a query. */
type MonthMatches<Entity> = { readonly transactions: readonly Entity[]; readonly totals: Totals };

/**
 * Runs a query on months, newest first; the totals and the trend are those of the matching records. The result of a
 * month is cached until the month changes.
 */
export function historyViewer<Entity extends Transaction>({ filter, order }: HistoryQuery) {
  const known = new WeakMap<readonly Entity[], MonthMatches<Entity>>();
  const byDay = order === "date-asc" || order === "date-desc";
  const left = (all: readonly Entity[]): MonthMatches<Entity> => {
    const found = known.get(all);
    if (found !== undefined) return found;
    const filtered = isFiltering(filter) ? filterTransactions(all, filter) : all;
    const transactions = byDay ? sortTransactions(filtered, order) : filtered;
    const made = { transactions, totals: totalsOf(filtered) };
    known.set(all, made);
    return made;
  };
  const totalsIn = ({ transactions, told }: HistoryMonth<Entity>): Totals =>
    isFiltering(filter) ? left(transactions).totals : (told ?? left(transactions).totals);

  return (months: readonly HistoryMonth<Entity>[]): HistoryView<Entity> => {
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

/** For orders by day the months are already in order; amounts have to be compared across them. */
function joined<Entity extends Transaction>(
  newestFirst: readonly (readonly Entity[])[],
  order: TransactionOrder,
): ListView<Entity> {
  if (order === "date-desc") return joinLists(newestFirst);
  if (order === "date-asc") return joinLists(newestFirst.toReversed());
  return sortTransactions(newestFirst.flat(), order);
}

/** The most months in the history's strip. */
export const TREND_MONTHS = 12;

/** The months from the first to the last with records, empty ones included, oldest first; at most the last 12. */
export function monthlyTrend(months: readonly MonthlyTotals[]): readonly MonthlyTotals[] {
  const busy = months.filter((month) => recordCount(month) > 0);
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
