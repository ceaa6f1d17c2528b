import type { LedgerLog } from "../../../src/application/ledger/ledger-log.ts";
import type { Book } from "../../../src/domain/ledger/book.ts";
import {
  budgetsOf,
  categoriesOf,
  goalsOf,
  monthsOf,
  rowsOf,
} from "../../../src/domain/ledger/read-book.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";
import type { TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import { wholeBook } from "../../support/read-whole.ts";

/** What the log of a ledger says is kept, for the suites of the ports that write to it. */
export function listed(log: LedgerLog) {
  const read = async <Entity>(of: (book: Book) => readonly Entity[]) =>
    of(wholeBook(await log.changes(0)));
  return {
    transactions: async (kind: TransactionKind) => {
      const rows = await read((book) => monthsOf(book).flatMap((month) => rowsOf(book, month)));
      return rows
        .filter((row) => row.kind === kind)
        .map(({ filed: _, revision: __, ...row }) => row);
    },
    goals: async () => (await read(goalsOf)).map(({ revision: _, ...goal }) => goal),
    categories: async (kind: TransactionKind) =>
      (await read((book) => categoriesOf(book, kind))).map(({ revision: _, ...own }) => own),
    budgets: async (month: YearMonth) =>
      (await read((book) => budgetsOf(book, month))).map(({ revision: _, ...budget }) => budget),
  };
}
