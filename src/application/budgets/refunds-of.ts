import { purchasesAmong, type Purchases } from "../../domain/budgets/purchases.ts";
import {
  isRefund,
  NOTHING_REFUNDED,
  refundedBy,
  type MonthlyRefunds,
} from "../../domain/budgets/refunds.ts";
import { refundCategories } from "../../domain/categories/refund-categories.ts";
import { sum, type Cents } from "../../domain/shared/cents.ts";
import type { TransactionId } from "../../domain/shared/ids.ts";
import { addMonths, monthOf } from "../../domain/shared/year-month.ts";
import type { Transaction } from "../../domain/transactions/transaction.ts";
import type { Book } from "../../domain/ledger/book.ts";
import { rowsOf } from "../../domain/ledger/read-book.ts";
import { findRow } from "../../domain/ledger/row-index.ts";
import type { Row } from "../../domain/ledger/row.ts";

/**
 * The refunds of a month, by the rows that are loaded: until its purchase is, a refund belongs to no category. Other
 * months are read only for a month with a refund.
 */
export function refundsOf(book: Book): MonthlyRefunds {
  const categories = refundCategories([...book.categories.values()].map(({ record }) => record));
  return (month) => {
    const refunds = rowsOf(book, month).filter((row) => isRefund(row, categories));
    return refunds.length === 0
      ? NOTHING_REFUNDED
      : refundedBy(refunds, categories, purchasesIn(book));
  };
}

/** The expense with an id, among the loaded rows; null if there is none. */
export function purchaseIn({ index }: Pick<Book, "index">, id: TransactionId): Row | null {
  const row = findRow(index, id);
  return row?.kind === "expense" ? row : null;
}

/** The sum of the refunds that are tied to a purchase, in cents. */
export const refundedOf =
  (id: TransactionId) =>
  ({ months }: Pick<Book, "months">): Cents =>
    sum([...months.values()].flatMap(({ rows }) => tiesOf(rows).get(id) ?? []));

const purchasesIn = (book: Book): Purchases => ({
  find: (id) => purchaseIn(book, id),
  latest: (shop, from, to) => {
    for (let month = monthOf(to); month >= monthOf(from); month = addMonths(month, -1)) {
      const found = purchasesOf(rowsOf(book, month)).latest(shop, from, to);
      if (found !== null) return found;
    }
    return null;
  },
});

/** Reads the rows of each month once, as books share the months that did not change. */
const perRows = <Found>(read: (rows: readonly Transaction[]) => Found) => {
  const known = new WeakMap<readonly Transaction[], Found>();
  return (rows: readonly Transaction[]): Found => {
    const found = known.get(rows) ?? read(rows);
    known.set(rows, found);
    return found;
  };
};

const purchasesOf = perRows(purchasesAmong);

/** The refunds of a month for each purchase. */
const tiesOf = perRows((rows) => {
  const ties = Map.groupBy(
    rows.filter(({ kind, refundOf }) => kind === "income" && refundOf !== undefined),
    ({ refundOf }) => refundOf,
  );
  return new Map([...ties].map(([id, some]) => [id, sum(some.map(({ amount }) => amount))]));
});
