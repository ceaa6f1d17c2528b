import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { CategoryContent } from "../../src/application/categories/category-form.ts";
import type { Changing } from "../../src/application/naming.ts";
import type { RecordInput } from "../../src/application/entries/save-record.ts";
import { EPOCH_HEADER } from "../../src/contract/api-base.ts";
import type { BudgetDraft } from "../../src/domain/budgets/budget.ts";
import type { GoalDraft } from "../../src/domain/goals/goal.ts";
import type { Revision } from "../../src/domain/ledger/revision.ts";
import type { StoredRecord } from "../../src/domain/ledger/stored-record.ts";
import type { ChangeId } from "../../src/domain/shared/ids.ts";
import type { TransactionEntry } from "../../src/domain/entries/entry.ts";
import type { TransactionKind } from "../../src/domain/transactions/transaction.ts";
import type { Client, Known, Plans } from "./client.ts";
import type { OlderBuild } from "./older-build.ts";
import { showing, type ReadBook } from "./showing.ts";
import { reading, sessionOf, surroundings, type Answered, type Lying } from "./wiring.ts";
import { rulesBy, writerOf } from "./writers.ts";

/** The files of the older build that a client is made of, and what is taken from them. */
const FILES = [
  "application/ledger.ts",
  "application/use-cases/read-ledger.ts",
  "application/use-cases/remove-record.ts",
  "application/use-cases/save-budget.ts",
  "application/use-cases/save-category.ts",
  "application/use-cases/save-goal.ts",
  "application/use-cases/save-transaction.ts",
  "domain/ledger/read-book.ts",
  "infrastructure/http/api.ts",
  "infrastructure/http/http-budgets.ts",
  "infrastructure/http/http-categories.ts",
  "infrastructure/http/http-goals.ts",
  "infrastructure/http/http-ledger-log.ts",
  "infrastructure/http/http-recurrences.ts",
  "infrastructure/http/http-removal.ts",
  "infrastructure/http/http-rules.ts",
  "infrastructure/http/http-transactions.ts",
  "infrastructure/http/http-undo.ts",
  "infrastructure/http/revision-of.ts",
];

type Session = ReturnType<typeof sessionOf>;
type Surroundings = ReturnType<typeof surroundings>;
type Calls = { remove(id: string, as: Changing): Promise<Revision> };
type Saving<Draft> = (input: RecordInput<Draft, Known>) => Promise<StoredRecord<Known>>;
type Desk = Lying & { readonly getSnapshot: () => object; readonly confirmed: () => object };
type Reading = {
  open(): Promise<void>;
  catchUp(): void;
  hear(revision: Revision, epoch: string | null): void;
  readonly write: object;
};

/** What those files export, as far as it is used here; what is only handed on is an object. */
type OlderParts = ReadBook<object> & {
  makeDesk(): Desk;
  readLedger(
    observableBook: Desk,
    log: object,
    clock: Surroundings["clock"],
    recovery: Surroundings["recovery"],
    tabs: Surroundings["tabs"],
  ): Reading;
  httpApi(session: Session, origin: string): object;
  httpRemoval(session: Session, origin: string): object;
  httpLedgerLog(api: object): object;
  httpTransactions(
    api: object,
    removal: object,
  ): { remove(kind: TransactionKind, id: string, as: Changing): Promise<Revision> };
  httpBudgets(api: object, removal: object): Calls;
  httpGoals(api: object, removal: object): Calls;
  httpCategories(api: object, removal: object): Calls;
  httpRules(api: object, removal: object): Parameters<typeof rulesBy>[0];
  httpRecurrences(api: object): Plans;
  httpUndo(api: object): (undone: ChangeId, change: ChangeId) => Promise<object>;
  revisionOf(answer: Answered): Revision | null;
  saveTransaction(calls: object, ledger: Reading, kind: TransactionKind): Saving<TransactionEntry>;
  saveBudget(calls: object, ledger: Reading): Saving<BudgetDraft>;
  saveGoal(calls: object, ledger: Reading): Saving<GoalDraft>;
  saveCategory(calls: object, ledger: Reading): Saving<CategoryContent>;
  removeRecord(
    ledger: Reading,
    remove: Calls["remove"],
    idsOf: (id: string) => object,
  ): Parameters<typeof writerOf>[1];
};

/** Files of the older build, as one module that exports what each of them does. */
export async function importOlder<Parts>(
  { path }: OlderBuild,
  files: readonly string[],
): Promise<Parts> {
  const urls = files.map((file) => pathToFileURL(join(path, "src", file)).href);
  const modules = await Promise.all(urls.map((url) => import(url) as Promise<object>));
  return Object.assign({}, ...modules) as Parts;
}

/** Clients of the older build, wired as it wired its own. */
export async function olderClients(build: OlderBuild) {
  const older = await importOlder<OlderParts>(build, FILES);
  return (origin: string, token: string) => {
    const session = sessionOf(token);
    const api = older.httpApi(session, origin);
    const removal = older.httpRemoval(session, origin);
    const { clock, recovery, tabs } = surroundings();
    const observableBook = older.makeDesk();
    const ledger = older.readLedger(
      observableBook,
      older.httpLedgerLog(api),
      clock,
      recovery,
      tabs,
    );
    session.onAnswer = (answer) => {
      const revision = older.revisionOf(answer);
      if (revision !== null) ledger.hear(revision, answer.headers.get(EPOCH_HEADER));
    };
    const inBook = <Draft>(save: Saving<Draft>, calls: Calls, list: string) =>
      writerOf(
        save,
        older.removeRecord(
          ledger,
          (...call) => calls.remove(...call),
          (id) => ({ [list]: [id] }),
        ),
      );
    const transactions = older.httpTransactions(api, removal);
    const entries = (kind: TransactionKind) =>
      inBook(
        older.saveTransaction(transactions, ledger, kind),
        { remove: (...call) => transactions.remove(kind, ...call) },
        "transactions",
      );
    const budgets = older.httpBudgets(api, removal);
    const goals = older.httpGoals(api, removal);
    const categories = older.httpCategories(api, removal);
    const client: Client = {
      writers: {
        income: entries("income"),
        expense: entries("expense"),
        budgets: inBook(older.saveBudget(budgets, ledger), budgets, "budgets"),
        goals: inBook(older.saveGoal(goals, ledger), goals, "goals"),
        categories: inBook(older.saveCategory(categories, ledger), categories, "categories"),
        rules: rulesBy(older.httpRules(api, removal)),
      },
      plans: older.httpRecurrences(api),
      shown: () => showing(older, observableBook.getSnapshot()),
      ...reading(observableBook, ledger),
      undo: older.httpUndo(api),
    };
    return { ...client, observableBook };
  };
}
