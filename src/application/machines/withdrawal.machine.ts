import { assign, emit, setup } from "xstate";
import { failureOf, type Failure } from "../failure.ts";
import { unprovided } from "./unprovided.ts";

export type WithdrawalEvent =
  | { readonly type: "ASK" }
  | { readonly type: "CONFIRM" }
  | { readonly type: "CANCEL" };

/** Withdrawing one's consent, after a question: it holds until the server knows of it. */
export const withdrawalMachine = setup({
  types: {
    context: {} as { readonly failure: Failure | null },
    events: {} as WithdrawalEvent,
    emitted: {} as { readonly type: "WITHDRAWN" },
    tags: {} as "asking" | "busy",
  },
  actors: { withdraw: unprovided<void>() },
}).createMachine({
  id: "withdrawal",
  context: { failure: null },
  initial: "idle",
  states: {
    idle: { on: { ASK: { target: "asking", actions: assign({ failure: null }) } } },
    asking: { tags: "asking", on: { CONFIRM: "withdrawing", CANCEL: "idle" } },
    withdrawing: {
      tags: ["asking", "busy"],
      entry: assign({ failure: null }),
      invoke: {
        src: "withdraw",
        onDone: { target: "idle", actions: emit({ type: "WITHDRAWN" }) },
        onError: {
          target: "asking",
          actions: assign(({ event }) => ({ failure: failureOf(event.error) })),
        },
      },
    },
  },
});
