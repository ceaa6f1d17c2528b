import { assign, emit, enqueueActions, setup } from "xstate";
import type { Seen } from "../../domain/ledger/stamped.ts";
import { changeId, type ChangeId } from "../../domain/shared/ids.ts";
import type { Division } from "../../domain/transactions/division.ts";
import type { Transaction, TransactionKind } from "../../domain/transactions/transaction.ts";
import type { Failure } from "../failure.ts";
import { outbox, type Delivery } from "./outbox.ts";

export type DivisionEvent =
  | { readonly type: "ASK"; readonly record: Seen<Transaction> }
  | { readonly type: "DIVIDE"; readonly division: Division }
  | { readonly type: "CANCEL" };

export type DivisionInput = {
  readonly record: Seen<Transaction>;
  readonly division: Division;
  readonly change: ChangeId;
};

type Told =
  | { readonly type: "DIVIDED"; readonly kind: TransactionKind; readonly change: ChangeId }
  | { readonly type: "FAILED"; readonly failure: Failure };

/** Dividing a record: the dialog closes as soon as it is answered, and how that ended is told. */
export const divisionMachine = (newKey: () => string) =>
  setup({
    types: {
      context: {} as { readonly record: Seen<Transaction> | null },
      events: {} as DivisionEvent | Delivery<DivisionInput, void>,
      emitted: {} as Told,
    },
    actors: {
      outbox: outbox<DivisionInput, void>(() => Promise.reject(new Error("port not provided"))),
    },
    actions: { forget: assign({ record: null }) },
  }).createMachine({
    id: "division",
    context: { record: null },
    invoke: { id: "outbox", src: "outbox" },
    on: {
      ACKNOWLEDGED: {
        actions: emit(({ event: { item } }) => ({
          type: "DIVIDED",
          kind: item.record.kind,
          change: item.change,
        })),
      },
      REFUSED: { actions: emit(({ event }) => ({ type: "FAILED", failure: event.failure })) },
    },
    initial: "idle",
    states: {
      idle: {
        on: {
          ASK: { target: "asking", actions: assign(({ event }) => ({ record: event.record })) },
        },
      },
      asking: {
        on: {
          DIVIDE: {
            target: "idle",
            actions: [
              enqueueActions(({ context: { record }, event: { division }, enqueue }) => {
                if (record === null) return;
                const item = { record, division, change: changeId(newKey()) };
                enqueue.sendTo("outbox", { type: "DELIVER", item });
              }),
              "forget",
            ],
          },
          CANCEL: { target: "idle", actions: "forget" },
        },
      },
    },
  });
