import { categoryIds } from "../../src/application/ledger/category-ids.ts";
import type { BookKind } from "../../src/application/ledger/book-kind.ts";
import { budgetsInBook } from "../../src/application/kinds/budgets.ts";
import { categoriesInBook } from "../../src/application/kinds/categories.ts";
import { goalsInBook } from "../../src/application/kinds/goals.ts";
import { rulesInBook } from "../../src/application/kinds/rules.ts";
import { transactionsInBook } from "../../src/application/kinds/transactions.ts";
import { makeObservableBook } from "../../src/application/ledger/ledger.ts";
import type { Records } from "../../src/application/ledger/records.ts";
import { readLedger } from "../../src/application/ledger/read-ledger.ts";
import { removeRecord } from "../../src/application/entries/remove-record.ts";
import { saveRecord } from "../../src/application/entries/save-record.ts";
import { EPOCH_HEADER } from "../../src/contract/api-base.ts";
import { budgetWrites } from "../../src/contract/kinds/budgets.ts";
import { categoryWrites } from "../../src/contract/kinds/categories.ts";
import { goalWrites } from "../../src/contract/kinds/goals.ts";
import type { Book } from "../../src/domain/ledger/book.ts";
import {
  budgetsOf,
  categoriesOf,
  goalsOf,
  monthsOf,
  rowsOf,
} from "../../src/domain/ledger/read-book.ts";
import { httpApi } from "../../src/infrastructure/http/api.ts";
import { httpLedgerLog } from "../../src/infrastructure/http/ledger/http-ledger-log.ts";
import { httpRecords } from "../../src/infrastructure/http/ledger/http-records.ts";
import { httpRecurrences } from "../../src/infrastructure/http/http-recurrences.ts";
import { httpRules } from "../../src/infrastructure/http/http-rules.ts";
import { httpTransactions } from "../../src/infrastructure/http/http-transactions.ts";
import { httpUndo } from "../../src/infrastructure/http/ledger/http-undo.ts";
import { revisionOf } from "../../src/infrastructure/http/ledger/revision-of.ts";
import type { Client, Known } from "./client.ts";
import { showing, type ReadBook } from "./showing.ts";
import { reading, sessionOf, surroundings } from "./wiring.ts";
import { writerOf } from "./writers.ts";

const READ: ReadBook<Book> = { monthsOf, rowsOf, budgetsOf, goalsOf, categoriesOf };

/** A client of today's build, wired as the product wires its own, with the desk on which its book lies. */
export function todaysClient(origin: string, token: string) {
  const session = sessionOf(token);
  const api = httpApi(session, origin);
  const { clock, recovery, tabs } = surroundings();
  const observableBook = makeObservableBook();
  const ledger = readLedger(observableBook, httpLedgerLog(api), clock, recovery, tabs);
  session.onAnswer = (answer) => {
    const revision = revisionOf(answer);
    if (revision !== null) ledger.noteRevision(revision, answer.headers.get(EPOCH_HEADER));
  };
  const inBook = <Entity extends Known, Content, Draft, Patch>(
    kind: BookKind<Entity, Content, Draft, Patch>,
    records: Records<Entity, Draft, Patch>,
  ) => writerOf(saveRecord(kind, records, ledger), removeRecord(kind, records, ledger));
  const idOf = categoryIds(observableBook);
  const transactions = httpTransactions(api, idOf);
  const client: Client = {
    writers: {
      income: inBook(transactionsInBook.income, transactions.income),
      expense: inBook(transactionsInBook.expense, transactions.expense),
      budgets: inBook(budgetsInBook, httpRecords(budgetWrites, budgetsInBook)(api, idOf)),
      goals: inBook(goalsInBook, httpRecords(goalWrites, goalsInBook)(api, idOf)),
      categories: inBook(
        categoriesInBook,
        httpRecords(categoryWrites, categoriesInBook)(api, idOf),
      ),
      rules: inBook(rulesInBook, httpRules(api, idOf)),
    },
    plans: httpRecurrences(api, idOf),
    shown: () => showing(READ, observableBook.getSnapshot()),
    ...reading(observableBook, ledger),
    undo: httpUndo(api),
  };
  return { ...client, observableBook, ledger };
}
