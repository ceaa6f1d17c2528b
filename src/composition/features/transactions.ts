import {
  divisionFieldsOf,
  divisionOf,
  recordDivisionForm,
  type DivisionFields,
} from "../../application/entries/division-form.ts";
import type { Entry } from "../../application/entries/record-entry.ts";
import { removeIfThere } from "../../application/entries/remove-record.ts";
import {
  blankTransaction,
  transactionForm,
  type TransactionContent,
  type TransactionFields,
} from "../../application/entries/transaction-form.ts";
import { transactionsInBook } from "../../application/kinds/transactions.ts";
import type { Divide } from "../../application/entries/division.ts";
import type { Transactions } from "../../application/entries/transactions.ts";
import { shutAccountOf } from "../../application/accounts/shut-account.ts";
import { saveRecord } from "../../application/entries/save-record.ts";
import { findPlannedIn } from "../../application/recurrences/find-planned.ts";
import { guessCategory } from "../../application/entries/suggest-entries.ts";
import type { ImportPart } from "../../domain/imports/import.ts";
import { recurrencesOf } from "../../domain/ledger/recurrences-of.ts";
import { findRecord } from "../../domain/ledger/find-record.ts";
import { withRevision, type WithRevision } from "../../domain/ledger/stored-record.ts";
import { changeId, transactionId } from "../../domain/shared/ids.ts";
import type { Transaction, TransactionKind } from "../../domain/transactions/transaction.ts";
import { httpDivision, httpTransactions } from "../../infrastructure/http/http-transactions.ts";
import type { OverlayActors } from "../../ui/overlay-context.ts";
import { startDraftedFormDialog } from "../actors/start-form-dialog.ts";
import { startRecordDialog } from "../actors/start-record-dialog.ts";
import { startRemoval } from "../actors/start-removal.ts";
import { bind, key } from "../container/bind.ts";
import { feature, type NeedsOf } from "../container/feature.ts";
import { keys, recordNeeds } from "../container/keys.ts";

const TRANSACTIONS = key<Transactions>("transactions");
const DIVIDE = key<Divide>("divide");

const needs = {
  ...recordNeeds,
  transactions: TRANSACTIONS,
  divide: DIVIDE,
  clock: keys.clock,
  newDays: keys.newDays,
};

/** The entries of income and expenses, which can be made on every screen. */
export const transactionsFeature = feature(
  [
    bind(TRANSACTIONS, [keys.api, keys.categoryIdOf], httpTransactions),
    bind(DIVIDE, [keys.api], httpDivision),
  ],
  needs,
  startTransactions,
);

/** Starts the writes of entries; each success shows a toast. */
export function startTransactions(
  given: NeedsOf<typeof needs>,
): Pick<OverlayActors, "entry" | "removal" | "division"> {
  const { clock, divide, ids, ledger, newDays, notify, transactions } = given;
  /** The names of the accounts that took no more records, by the answers that say so. */
  const shut = new WeakMap<object, string>();
  const dialog = startRecordDialog(
    transactionForm(
      () => clock.today(),
      (kind, description) => guessCategory(ledger.getSnapshot(), kind, description),
      findPlannedIn(() => recurrencesOf(ledger.getSnapshot())),
    ),
    given,
    async (entry: Entry<TransactionFields, TransactionContent, Transaction>) => {
      const last = entry.tries.at(-1);
      const kind = last?.fields.kind ?? "expense";
      const saved = await saveRecord(transactionsInBook[kind], transactions[kind], ledger)(entry);
      const account = shutAccountOf(ledger.getSnapshot(), last?.draft.account, saved.record);
      if (account !== null) shut.set(saved, account);
      return saved;
    },
    "transaction",
  );
  newDays((day) => dialog.send({ type: "NEW_DAY", ...day }));
  dialog.on("SAVED", ({ change, undo, result }) => {
    const account = shut.get(result);
    notify({
      type: "transaction-changed",
      kind: result.record.kind,
      change,
      undo,
      ...(account !== undefined && { shut: account }),
    });
  });
  const blank = (kind: TransactionKind) => blankTransaction(kind, clock.today());

  const removal = startRemoval(given, (wanted) => {
    const { kind = "expense" } = wanted.target;
    return removeIfThere(transactionsInBook[kind], transactions[kind], ledger)(wanted);
  });
  removal.on("REMOVED", ({ kind = "expense", undo }) =>
    notify({ type: "transaction-changed", kind, change: "removed", undo }),
  );

  const there = (id: string) => {
    const found = findRecord(ledger.getSnapshot(), id);
    return found?.type === "transactions" ? withRevision(found.kept) : null;
  };
  const division = startDraftedFormDialog<
    DivisionFields,
    readonly ImportPart[],
    WithRevision<Transaction>
  >(
    recordDivisionForm(() => transactionId(ids.next())),
    { ids, drafts: given.drafts, name: "division", there },
    async ({ mode, draft, key: name }) => {
      if (mode.type === "create") return;
      const { id: record } = mode;
      const as = { seen: record.revision, change: changeId(name) };
      await divide(record.kind, record.id, divisionOf(record, draft), as);
      notify({ type: "transaction-divided", kind: record.kind, undo: as.change });
    },
  );
  return {
    entry: {
      dialog,
      blank,
      add: (kind) => dialog.send({ type: "OPEN_ANEW", blank: blank(kind) }),
    },
    removal,
    division: {
      dialog: division,
      ask: (record) =>
        division.send({ type: "OPEN_EDIT", id: record, fields: divisionFieldsOf(record) }),
    },
  };
}
