import { assign, emit, setup } from "xstate";
import { failureOf, type Failure } from "../failure.ts";
import { unprovided } from "./unprovided.ts";

/** A record as the question names it. */
export type RemovalTarget = { readonly id: string; readonly label: string };

export type RemovalEvent =
  | { readonly type: "ASK"; readonly target: RemovalTarget }
  | { readonly type: "CONFIRM" }
  | { readonly type: "CANCEL" };

/** Removing a record after a question (§4, Form dialogs); a failure keeps the question open. */
export const removalMachine = setup({
  types: {
    context: {} as { readonly target: RemovalTarget; readonly failure: Failure | null },
    events: {} as RemovalEvent,
    emitted: {} as { readonly type: "REMOVED" },
    tags: {} as "open" | "busy",
  },
  actors: { remove: unprovided<void, RemovalTarget>() },
}).createMachine({
  id: "removal",
  context: { target: { id: "", label: "" }, failure: null },
  initial: "idle",
  states: {
    idle: {
      on: {
        ASK: {
          target: "asking",
          actions: assign(({ event }) => ({ target: event.target, failure: null })),
        },
      },
    },
    asking: { tags: "open", on: { CONFIRM: "removing", CANCEL: "idle" } },
    removing: {
      tags: ["open", "busy"],
      entry: assign({ failure: null }),
      invoke: {
        src: "remove",
        input: ({ context }) => context.target,
        onDone: { target: "idle", actions: emit({ type: "REMOVED" }) },
        onError: {
          target: "asking",
          actions: assign(({ event }) => ({ failure: failureOf(event.error) })),
        },
      },
    },
  },
});
