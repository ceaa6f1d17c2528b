import { assign, setup } from "xstate";
import type { HistoryQuery } from "../../domain/history/history-view.ts";
import { withKind } from "../../domain/transactions/filter.ts";
import type { TransactionKind } from "../../domain/transactions/transaction.ts";
import {
  DEFAULT_QUERY,
  historyFields,
  readHistoryFields,
  sameQuery,
  type HistoryFields,
} from "./history-fields.ts";
import { TYPING_PAUSE_MS } from "../acts/typing-pause.ts";
import { unprovidedEffect } from "../acts/not-provided.ts";

export type HistoryQueryEvent =
  /** A choice from a list: a step that the back button undoes. */
  | { readonly type: "CHOOSE"; readonly changes: Partial<Omit<HistoryFields, "kind">> }
  | { readonly type: "CHOOSE_KIND"; readonly kind: TransactionKind | null }
  /** A change of typed text. */
  | { readonly type: "TYPE"; readonly changes: Partial<Omit<HistoryFields, "kind">> }
  | { readonly type: "CLEAR" }
  /** The URL contains a query, whoever wrote it. */
  | { readonly type: "ADDRESS_SAYS"; readonly query: HistoryQuery };

type Written = { readonly query: HistoryQuery; readonly replace: boolean };

/**
 * The filters of the history: the list follows them at once, the URL after a pause. Typed text stays as it was typed,
 * even if the URL has it in a neater form.
 */
export const historyQueryMachine = setup({
  types: {
    context: {} as { readonly fields: HistoryFields; readonly written: HistoryQuery },
    input: {} as { readonly query: HistoryQuery },
    events: {} as HistoryQueryEvent,
  },
  actions: {
    /** Writes a query to the URL, replacing the last one or after it. */
    write: (_, _params: Written) => unprovidedEffect(),
    remember: assign(({ context }) => ({ written: readHistoryFields(context.fields) })),
  },
  delays: { pause: TYPING_PAUSE_MS },
}).createMachine({
  id: "historyQuery",
  context: ({ input }) => ({ fields: historyFields(input.query), written: input.query }),
  initial: "settled",
  on: {
    CHOOSE: {
      target: ".chosen",
      actions: assign(({ context, event }) => ({
        fields: { ...context.fields, ...event.changes },
      })),
    },
    CHOOSE_KIND: {
      target: ".chosen",
      actions: assign(({ context, event }) => ({ fields: withKind(context.fields, event.kind) })),
    },
    CLEAR: { target: ".chosen", actions: assign({ fields: historyFields(DEFAULT_QUERY) }) },
    TYPE: {
      target: ".typing",
      reenter: true,
      actions: assign(({ context, event }) => ({
        fields: { ...context.fields, ...event.changes },
      })),
    },
    ADDRESS_SAYS: {
      guard: ({ context, event }) => !sameQuery(event.query, context.written),
      target: ".settled",
      actions: assign(({ event }) => ({
        fields: historyFields(event.query),
        written: event.query,
      })),
    },
  },
  states: {
    settled: {},
    chosen: {
      entry: [
        "remember",
        { type: "write", params: ({ context }) => ({ query: context.written, replace: false }) },
      ],
      always: "settled",
    },
    typing: {
      after: {
        pause: {
          target: "settled",
          actions: [
            "remember",
            {
              type: "write",
              params: ({ context }) => ({ query: context.written, replace: true }),
            },
          ],
        },
      },
    },
  },
});
