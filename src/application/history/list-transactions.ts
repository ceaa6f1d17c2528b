import type { ListedMonth } from "../../domain/transactions/listed-month.ts";
import type { ListView } from "../../domain/shared/list-view.ts";
import {
  sharesByCategory,
  sharesOfSums,
  TOP_CATEGORIES,
  type CategoryShare,
} from "../../domain/transactions/category-shares.ts";
import type { Row } from "../../domain/ledger/row.ts";
import { add, type Cents } from "../../domain/shared/cents.ts";
import { recordCount } from "../../domain/transactions/totals.ts";
import { isFiltering } from "../../domain/transactions/filter.ts";
import { historyViewer, type HistoryQuery } from "../../domain/history/history-view.ts";
import type { TransactionMonth } from "./view-transactions.ts";

/** The list of the income or the expense screen. */
export type TransactionList = {
  readonly transactions: ListView<Row>;
  /** Their sum and number, including records that are not loaded yet. */
  readonly total: Cents;
  readonly count: number;
  readonly topCategories: readonly CategoryShare[];
  /** Whether some records may not be loaded yet. */
  readonly unfinished: boolean;
};

/** Runs a query on the months of one kind; the result of each month is cached. */
export function transactionLister(query: HistoryQuery) {
  const view = historyViewer<Row>(query);
  return (months: readonly TransactionMonth[], listed: ListedMonth): TransactionList => {
    const wanted = listed === "all" ? months : months.filter(({ month }) => month === listed);
    const { transactions, totals, unfinished } = view(wanted);
    const shares = isFiltering(query.filter)
      ? sharesByCategory(transactions.slice())
      : sharesOfSums(wanted.flatMap(({ sums }) => sums));
    return {
      transactions,
      total: add(totals.income, totals.expenses),
      count: recordCount(totals),
      topCategories: shares.slice(0, TOP_CATEGORIES),
      unfinished,
    };
  };
}
