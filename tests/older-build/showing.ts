import type { Revision } from "../../src/domain/ledger/revision.ts";
import { compareText } from "../../src/domain/shared/compare-text.ts";
import type { YearMonth } from "../../src/domain/shared/year-month.ts";
import type { TransactionKind } from "../../src/domain/transactions/transaction.ts";
import type { Known, Shown } from "./client.ts";

/** The month of every budget that the clients of these tests write. */
export const MONTH = "2026-02" as YearMonth;

type Row = Known & { readonly revision: Revision; readonly filed?: string; readonly plan?: string };

/** A build's own way of reading its book. */
export type ReadBook<Book> = {
  monthsOf(book: Book): readonly YearMonth[];
  rowsOf(book: Book, month: YearMonth): readonly (Row & { readonly kind: TransactionKind })[];
  budgetsOf(book: Book, month: YearMonth): readonly Row[];
  goalsOf(book: Book): readonly Row[];
  categoriesOf(book: Book, kind: TransactionKind): readonly Row[];
};

/** Records as the server lists them, without what the book alone knows of them, by their identities. */
const listed = (rows: readonly Row[]): readonly Known[] =>
  rows
    .map(({ revision: _, filed: __, plan: ___, ...record }) => record)
    .toSorted((a, b) => compareText(a.id, b.id));

/** Reads a book out. */
export function showing<Book>(read: ReadBook<Book>, book: Book): Shown {
  const rows = read.monthsOf(book).flatMap((month) => read.rowsOf(book, month));
  const of = (kind: TransactionKind) => listed(rows.filter((row) => row.kind === kind));
  return {
    income: of("income"),
    expense: of("expense"),
    budgets: listed(read.budgetsOf(book, MONTH)),
    goals: listed(read.goalsOf(book)),
    categories: listed([
      ...read.categoriesOf(book, "income"),
      ...read.categoriesOf(book, "expense"),
    ]),
  };
}
