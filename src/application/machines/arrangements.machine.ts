import { emit, enqueueActions, setup } from "xstate";
import type { Category, CategoryPatch } from "../../domain/categories/category.ts";
import type { Seen } from "../../domain/ledger/stamped.ts";
import { changeId } from "../../domain/shared/ids.ts";
import type { Failure } from "../failure.ts";
import type { Arrangement } from "../use-cases/arrange-category.ts";
import { outbox, type Delivery } from "./outbox.ts";

/** The wanted changes of some categories, each by itself; null removes one that nothing is filed under. */
export type ArrangementsEvent = {
  readonly type: "ARRANGE";
  readonly wishes: readonly {
    readonly category: Seen<Category>;
    readonly patch: CategoryPatch | null;
  }[];
};

/** The changes of categories that need no form and no question: each goes out at once, and how it ended is told. */
export const arrangementsMachine = (newKey: () => string) =>
  setup({
    types: {
      events: {} as ArrangementsEvent | Delivery<Arrangement, void>,
      emitted: {} as
        | { readonly type: "ARRANGED"; readonly arrangement: Arrangement }
        | { readonly type: "FAILED"; readonly failure: Failure },
    },
    actors: {
      outbox: outbox<Arrangement, void>(() => Promise.reject(new Error("port not provided"))),
    },
  }).createMachine({
    id: "arrangements",
    invoke: { id: "outbox", src: "outbox" },
    on: {
      ARRANGE: {
        actions: enqueueActions(({ event, enqueue }) => {
          for (const wish of event.wishes)
            enqueue.sendTo("outbox", {
              type: "DELIVER",
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
