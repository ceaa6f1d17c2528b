import {
  divisionFieldsOf,
  divisionForm,
  divisionOf,
  type DivisionFields,
} from "../../application/entries/division-form.ts";
import { transactionForm } from "../../application/entries/transaction-form.ts";
import { transactionsInBook } from "../../application/kinds/transactions.ts";
import type { Divide } from "../../application/entries/division.ts";
import type { Transactions } from "../../application/entries/transactions.ts";
import { saveRecord } from "../../application/entries/save-record.ts";
import { plansOf } from "../../application/administration/plans.ts";
import { guessCategory } from "../../application/entries/suggest-entries.ts";
import type { ImportPart } from "../../domain/imports/import.ts";
import { recurrencesOf } from "../../domain/ledger/recurrences-of.ts";
import type { Seen } from "../../domain/ledger/stamped.ts";
import { changeId, transactionId } from "../../domain/shared/ids.ts";
import type { Transaction, TransactionKind } from "../../domain/transactions/transaction.ts";
import { httpDivision } from "../../infrastructure/http/http-division.ts";
import { httpTransactions } from "../../infrastructure/http/http-transactions.ts";
import type { OverlayActors } from "../../ui/overlay-context.ts";
import { startFormDialog } from "../actors/start-form-dialog.ts";
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
): Pick<OverlayActors, "dialogs" | "removals" | "division"> {
  const { clock, divide, ids, ledger, notify, transactions } = given;
  const dialog = (kind: TransactionKind) => {
    const actor = startRecordDialog(
      transactionForm(
        () => clock.today(),
        (description) => guessCategory(ledger.getSnapshot(), kind, description),
        plansOf(kind, () => recurrencesOf(ledger.getSnapshot())),
      ),
      given,
      saveRecord(transactionsInBook[kind], transactions[kind], ledger),
      kind,
    );
    actor.on("SAVED", ({ change, undo }) => {
      notify({ type: "transaction-changed", kind, change, undo });
    });
    return actor;
  };
  const removal = (kind: TransactionKind) => {
    const actor = startRemoval(given, transactionsInBook[kind], transactions[kind]);
    actor.on("REMOVED", ({ undo }) =>
      notify({ type: "transaction-changed", kind, change: "removed", undo }),
    );
    return actor;
  };
  const division = startFormDialog<DivisionFields, readonly ImportPart[], Seen<Transaction>>(
    divisionForm(() => transactionId(ids.next())),
    ids,
    async ({ mode, draft, key: name }) => {
      if (mode.type === "create") return;
      const { id: record } = mode;
      const as = { seen: record.revision, change: changeId(name) };
      await divide(record.kind, record.id, divisionOf(record, draft), as);
      notify({ type: "transaction-divided", kind: record.kind, undo: as.change });
    },
  );
  return {
    division: {
      dialog: division,
      ask: (record) =>
        division.send({ type: "OPEN_EDIT", id: record, fields: divisionFieldsOf(record) }),
    },
    dialogs: { income: dialog("income"), expense: dialog("expense") },
    removals: { income: removal("income"), expense: removal("expense") },
  };
}
