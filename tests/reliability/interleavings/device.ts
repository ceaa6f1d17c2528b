import { categoryIds } from "../../../src/application/ledger/category-ids.ts";
import { failureOf } from "../../../src/application/failure.ts";
import { accountsInBook } from "../../../src/application/kinds/accounts.ts";
import { budgetsInBook } from "../../../src/application/kinds/budgets.ts";
import { goalsInBook } from "../../../src/application/kinds/goals.ts";
import { makeObservableBook } from "../../../src/application/ledger/ledger.ts";
import type { Tabs } from "../../../src/application/device/tabs.ts";
import { readLedger } from "../../../src/application/ledger/read-ledger.ts";
import { EPOCH_HEADER } from "../../../src/contract/api-base.ts";
import { accountWrites } from "../../../src/contract/kinds/accounts.ts";
import { budgetWrites } from "../../../src/contract/kinds/budgets.ts";
import { goalWrites } from "../../../src/contract/kinds/goals.ts";
import { accountsOf } from "../../../src/domain/ledger/accounts-of.ts";
import { budgetsOf, goalsOf } from "../../../src/domain/ledger/read-book.ts";
import { recurrencesOf } from "../../../src/domain/ledger/recurrences-of.ts";
import { rulesOf } from "../../../src/domain/ledger/rules-of.ts";
import { isPending, type Revision } from "../../../src/domain/ledger/revision.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { httpApi } from "../../../src/infrastructure/http/api.ts";
import type { HttpSession } from "../../../src/infrastructure/http/call.ts";
import { httpBalances } from "../../../src/infrastructure/http/http-balances.ts";
import { httpLedgerLog } from "../../../src/infrastructure/http/ledger/http-ledger-log.ts";
import { httpRecords } from "../../../src/infrastructure/http/ledger/http-records.ts";
import { httpRecurrences } from "../../../src/infrastructure/http/http-recurrences.ts";
import { httpRules } from "../../../src/infrastructure/http/http-rules.ts";
import { httpTransactions } from "../../../src/infrastructure/http/http-transactions.ts";
import { httpUndo } from "../../../src/infrastructure/http/ledger/http-undo.ts";
import { revisionOf } from "../../../src/infrastructure/http/ledger/revision-of.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { writersOf, type Shown, type Wish } from "./writers.ts";

/** The outcome of a write, as far as its device knows. */
export type Outcome = "kept" | "refused" | "unanswered";

/** The surroundings of a device: its server, its day, and its pause before it tries again. */
export type Place = {
  readonly origin: string;
  readonly today: CivilDate;
  readonly pause: () => Promise<void>;
};

/** Makes the client of one device or tab: everything between its screens and the network. */
export function newDevice({ origin, today, pause }: Place, token: string, tabs: Tabs) {
  let heard: Revision = 0;
  const session: HttpSession = {
    token: () => token,
    onUnauthenticated: () => undefined,
    onForbidden: () => undefined,
    onAnswer: (answer) => {
      const revision = revisionOf(answer) ?? 0;
      heard = Math.max(heard, revision);
      ledger.noteRevision(revision, answer.headers.get(EPOCH_HEADER));
    },
  };
  const api = httpApi(session, origin);
  const observableBook = makeObservableBook();
  const reader = readLedger(
    observableBook,
    httpLedgerLog(api),
    fakeClock(today),
    { wait: pause },
    tabs,
  );
  const ledger = { ...observableBook, ...reader };
  const idOf = categoryIds(observableBook);
  const undo = httpUndo(api);
  const writers = writersOf(ledger, {
    transactions: httpTransactions(api, idOf),
    budgets: httpRecords(budgetWrites, budgetsInBook)(api, idOf),
    goals: httpRecords(goalWrites, goalsInBook)(api, idOf),
    rules: httpRules(api, idOf),
    accounts: httpRecords(accountWrites, accountsInBook)(api, idOf),
    balances: httpBalances(api, fakeClock(today)),
    recurrences: httpRecurrences(api, idOf),
    undo,
  });

  return {
    open: ledger.openRecords,
    look: ledger.catchUp,
    upToDate: ledger.upToDate,
    book: ledger.getSnapshot,
    /** The latest revision in a response. */
    heard: () => heard,
    /** The records that can be changed here, without those being sent. */
    shown: (): readonly Shown[] => {
      const book = ledger.getSnapshot();
      const rows = [...book.months.values()].flatMap((month) => month.rows);
      const months = new Set([...book.budgets.values()].map(({ record }) => record.month));
      const budgets = [...months].flatMap((month) => budgetsOf(book, month));
      return [
        ...rows.map((seen) => ({ kind: seen.kind, seen })),
        ...budgets.map((seen) => ({ kind: "budget", seen }) as const),
        ...goalsOf(book).map((seen) => ({ kind: "goal", seen }) as const),
        ...rulesOf(book).map((seen) => ({ kind: "rule", seen }) as const),
        ...accountsOf(book).map((seen) => ({ kind: "account", seen }) as const),
        ...recurrencesOf(book).map((seen) => ({ kind: "recurrence", seen }) as const),
      ].filter(({ seen }) => !isPending(seen));
    },
    /** Undoes a change, as another one; rejects with a Failure. */
    undo,
    /** Writes under a key, which a retry reuses; anything but a refusal or a missing response is a defect. */
    write: async (wish: Wish, key: string): Promise<Outcome> => {
      try {
        await writers(wish, key);
        return "kept";
      } catch (reason) {
        const { type } = failureOf(reason);
        if (type === "offline") return "unanswered";
        if (type === "rejected" || type === "conflict") return "refused";
        throw reason;
      }
    },
  };
}

export type Device = ReturnType<typeof newDevice>;
