import type { Book } from "../../domain/ledger/book.ts";
import { monthsOf, rowsOf, sumsOf } from "../../domain/ledger/read-book.ts";
import type { Row } from "../../domain/ledger/row.ts";
import { sum, type Cents } from "../../domain/shared/cents.ts";
import { joinLists, type ListView } from "../../domain/shared/list-view.ts";
import {
  sharesOfSums,
  TOP_CATEGORIES,
  type CategoryShare,
} from "../../domain/transactions/category-shares.ts";
import type { TransactionKind } from "../../domain/transactions/transaction.ts";

/** All that the income or the expense screen shows. */
export type TransactionBook = {
  /** Newest first, as far as they are there. */
  readonly transactions: ListView<Row>;
  /** How many there are altogether. */
  readonly count: number;
  readonly total: Cents;
  readonly topCategories: readonly CategoryShare[];
};

/** Shows the records of a kind with their total and their top categories; a month that has not changed is not read again. */
export function viewTransactions(kind: TransactionKind): (book: Book) => TransactionBook {
  const known = new WeakMap<readonly Row[], readonly Row[]>();
  const ofKind = (all: readonly Row[]) => {
    const own = known.get(all) ?? all.filter((record) => record.kind === kind);
    known.set(all, own);
    return own;
  };
  return (book) => {
    const months = monthsOf(book);
    const sums = months.flatMap(sumsOf(book)).filter((one) => one.kind === kind);
    return {
      transactions: joinLists(months.map((month) => ofKind(rowsOf(book, month)))),
      count: sums.reduce((all, { count }) => all + count, 0),
      total: sum(sums.map((one) => one.sum)),
      topCategories: sharesOfSums(sums).slice(0, TOP_CATEGORIES),
    };
  };
}
