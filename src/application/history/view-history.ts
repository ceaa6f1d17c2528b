import { holds, type Book } from "../../domain/ledger/book.ts";
import { monthsOf, rowsOf, sumsOf } from "../../domain/ledger/read-book.ts";
import type { Row } from "../../domain/ledger/row.ts";
import { totalsOfSums } from "../../domain/transactions/category-sums.ts";
import type { HistoryMonth } from "../../domain/history/history-view.ts";
import { viewFiledCategories, type CategoryLists } from "../categories/view-categories.ts";

/** The content of the history. */
export type History = {
  /** Newest first. */
  readonly months: readonly HistoryMonth<Row>[];
  readonly categories: CategoryLists;
};

/** Shows the months of a book with their records, or with their sums while the records are not loaded yet. */
export function viewHistory(book: Book): History {
  const sums = sumsOf(book);
  const months = monthsOf(book).map((month) => ({
    month,
    transactions: rowsOf(book, month),
    told: holds(book, month) ? null : totalsOfSums(sums(month)),
  }));
  return { months, categories: viewFiledCategories(book) };
}
