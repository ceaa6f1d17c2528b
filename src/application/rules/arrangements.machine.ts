import { emit, enqueueActions, setup } from "xstate";
import type { Seen } from "../../domain/ledger/stamped.ts";
import { changeId } from "../../domain/shared/ids.ts";
import type { Failure } from "../failure.ts";
import type { Arrangement } from "./arrange-record.ts";
import { sending, type Outcome } from "../acts/sending.ts";

/** The wanted changes of some records, one for each; null removes the record. */
export type ArrangementsEvent<Kept, Patch> = {
  readonly type: "ARRANGE";
  readonly wishes: readonly { readonly record: Seen<Kept>; readonly patch: Patch | null }[];
};

/** Changes of records that need no form and no question: each is sent at once, and its outcome is emitted. */
export const arrangementsMachine = <Kept, Patch>(newKey: () => string) =>
  setup({
    types: {
      events: {} as ArrangementsEvent<Kept, Patch> | Outcome<Arrangement<Kept, Patch>, void>,
      emitted: {} as
        | { readonly type: "ARRANGED"; readonly arrangement: Arrangement<Kept, Patch> }
        | { readonly type: "FAILED"; readonly failure: Failure },
    },
    actors: {
      sending: sending<Arrangement<Kept, Patch>, void>(() =>
        Promise.reject(new Error("port not provided")),
      ),
    },
  }).createMachine({
    id: "arrangements",
    invoke: { id: "sending", src: "sending" },
    on: {
      ARRANGE: {
        actions: enqueueActions(({ event, enqueue }) => {
          for (const wish of event.wishes)
            enqueue.sendTo("sending", {
              type: "SEND",
              item: { ...wish, change: changeId(newKey()) },
            });
        }),
      },
      ACKNOWLEDGED: {
        actions: emit(({ event }) => ({ type: "ARRANGED", arrangement: event.item })),
      },
      REFUSED: { actions: emit(({ event }) => ({ type: "FAILED", failure: event.failure })) },
    },
  });
