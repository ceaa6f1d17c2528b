import { holds, type Book } from "../../domain/ledger/book.ts";
import { monthsOf, rowsOf, sumsOf } from "../../domain/ledger/read-book.ts";
import type { Row } from "../../domain/ledger/row.ts";
import { totalsOfSums, type CategorySum } from "../../domain/transactions/category-sums.ts";
import type { HistoryMonth } from "../../domain/history/history-view.ts";
import type { TransactionKind } from "../../domain/transactions/transaction.ts";
import { viewFiledCategories, type CategoryLists } from "../categories/view-categories.ts";

/** A month of the records of one kind, and their sums by category. */
export type TransactionMonth = HistoryMonth<Row> & { readonly sums: readonly CategorySum[] };

/** The content of the income or the expense screen. */
export type TransactionBook = {
  /** Newest first; none without records of the kind. */
  readonly months: readonly TransactionMonth[];
  readonly categories: CategoryLists;
};

/** Shows the records of a kind by month; the view of an unchanged month is cached. */
export function viewTransactions(kind: TransactionKind): (book: Book) => TransactionBook {
  const known = new WeakMap<readonly Row[], readonly Row[]>();
  const ofKind = (all: readonly Row[]) => {
    const own = known.get(all) ?? all.filter((record) => record.kind === kind);
    known.set(all, own);
    return own;
  };
  return (book) => {
    const sumsIn = sumsOf(book);
    const months = monthsOf(book).map((month) => {
      const sums = sumsIn(month).filter((one) => one.kind === kind);
      const told = holds(book, month) ? null : totalsOfSums(sums);
      return { month, transactions: ofKind(rowsOf(book, month)), told, sums };
    });
    return {
      months: months.filter(({ sums }) => sums.length > 0),
      categories: viewFiledCategories(book),
    };
  };
}
