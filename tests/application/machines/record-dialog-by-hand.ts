import { createActor } from "xstate";
import type { Failure } from "../../../src/application/failure.ts";
import {
  transactionFields,
  transactionForm,
  type TransactionContent,
  type TransactionFields,
} from "../../../src/application/entries/transaction-form.ts";
import { recordDialogMachine } from "../../../src/application/entries/record-dialog.machine.ts";
import type { RecordDialogEvent } from "../../../src/application/entries/record-contexts.ts";
import { draftsOf, type Entry } from "../../../src/application/entries/record-entry.ts";
import type { SavedDraft } from "../../../src/application/entries/drafts.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { transactionId } from "../../../src/domain/shared/ids.ts";
import type { WithRevision } from "../../../src/domain/ledger/stored-record.ts";
import type { Transaction } from "../../../src/domain/transactions/transaction.ts";
import { queuesByHand } from "./queues-by-hand.ts";

export type Event = RecordDialogEvent<TransactionFields, Transaction>;
export type Item = Entry<TransactionFields, TransactionContent, Transaction>;

export const KNOWN = new Map([
  ["Cinema", "Lazer"],
  ["Gasóleo", "Transportes"],
]);
export const TODAY = "2026-02-28" as CivilDate;
export const BLANK: TransactionFields = {
  kind: "expense",
  date: TODAY,
  category: "",
  amount: "",
  description: "",
  receipt: "",
  planned: "",
  account: "",
  uncounted: "-",
  refundOf: "",
};
export const CINEMA: Transaction = {
  id: transactionId("t1"),
  kind: "expense",
  date: "2026-01-31" as CivilDate,
  category: "Lazer",
  amount: cents(1250),
  description: "Cinema",
};
export const SEEN: WithRevision<Transaction> = { ...CINEMA, revision: 3 };
export const TYPED = transactionFields(CINEMA);
export const { id: _, kind: __, ...DRAFT } = CINEMA;
export const OFFLINE: Failure = { type: "offline" };
export const TAKEN: Failure = { type: "rejected", status: 422, detail: "Não pode ser." };
export const REMOVED: Failure = { type: "conflict", current: null, detail: "Removido." };

/** Somebody else has changed the record in the meantime. */
export const changed = (changes: Partial<Transaction>): Failure => ({
  type: "conflict",
  detail: "Alterado.",
  current: {
    type: "transactions",
    kept: { record: { ...CINEMA, ...changes }, revision: 7, removed: false },
  },
});
export const DEARER = changed({ amount: cents(1400) });

export function countedMachine(
  kept: readonly SavedDraft<TransactionFields>[] = [],
  there: readonly WithRevision<Transaction>[] = [],
) {
  let keys = 0;
  return recordDialogMachine<TransactionFields, TransactionContent, Transaction, string>(
    transactionForm(
      () => TODAY,
      (_kind, description) => KNOWN.get(description) ?? null,
    ),
    () => `key ${(keys += 1)}`,
    kept,
    (id) => there.find((record) => record.id === id) ?? null,
  );
}

/** Starts a dialog with what was left in it, over a ledger that has some records by now. */
export function start(
  kept: readonly SavedDraft<TransactionFields>[] = [],
  there: readonly WithRevision<Transaction>[] = [],
) {
  const sent = queuesByHand<Item, string>((result) => actor.send(result));
  const actor = createActor(countedMachine(kept, there).provide({ actions: sent.actions }));
  const told: unknown[] = [];
  const undos: unknown[] = [];
  actor.on("SAVED", ({ change, before, result, undo }) => {
    told.push([change, before, result]);
    undos.push(undo);
  });
  actor.start();
  const send = (...events: readonly Event[]) => events.forEach((event) => actor.send(event));
  return {
    sent,
    told,
    undos,
    send,
    comeForth: sent.comeForth,
    context: () => actor.getSnapshot().context,
    drafts: () => draftsOf(actor.getSnapshot().context, sent.queue.entries(), transactionFields),
    tags: () => [...actor.getSnapshot().tags].toSorted(),
    state: () => actor.getSnapshot().value,
    tries: () => sent.items.map(({ tries }) => tries.map(({ key }) => key)),
  };
}

export const CREATE: Event = { type: "OPEN_CREATE", fields: TYPED };
export const EDIT: Event = { type: "OPEN_EDIT", id: SEEN, fields: TYPED };
export const SUBMIT: Event = { type: "SUBMIT" };
export const SUBMIT_AND_ADD: Event = { type: "SUBMIT_AND_ADD" };
export const CLOSE: Event = { type: "CLOSE" };
export const change = (field: keyof TransactionFields, value: string): Event => ({
  type: "CHANGE",
  field,
  value,
});
