import { assign, emit, setup } from "xstate";
import { notProvided } from "../acts/not-provided.ts";

export type PremiumDialogEvent =
  | { readonly type: "OPEN" }
  | { readonly type: "CLOSE" }
  /** The user followed the link to the payment page. */
  | { readonly type: "CHECKOUT_OPENED" };

/** The offer of Premium; without a URL it cannot be bought. */
export const premiumDialogMachine = setup({
  types: {
    context: {} as { readonly address: string | null },
    events: {} as PremiumDialogEvent,
    emitted: {} as { readonly type: "CHECKOUT_OPENED" },
    tags: {} as "open" | "busy",
  },
  actors: { loadAddress: notProvided<string | null>() },
}).createMachine({
  id: "premiumDialog",
  context: { address: null },
  initial: "closed",
  states: {
    closed: { on: { OPEN: "loading" } },
    loading: {
      tags: ["open", "busy"],
      invoke: {
        src: "loadAddress",
        onDone: { target: "ready", actions: assign(({ event }) => ({ address: event.output })) },
        onError: { target: "ready", actions: assign({ address: null }) },
      },
      on: { CLOSE: "closed" },
    },
    ready: {
      tags: "open",
      on: {
        CLOSE: "closed",
        CHECKOUT_OPENED: { target: "closed", actions: emit({ type: "CHECKOUT_OPENED" }) },
      },
    },
  },
});
