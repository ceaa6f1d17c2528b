import { emit, setup } from "xstate";

export type AwaitedPaymentEvent =
  /** The payment page was opened in a tab of its own. */
  | { readonly type: "CHECKOUT_OPENED" }
  /** The session has Premium. */
  | { readonly type: "PREMIUM" };

/** How often a payment is checked for, and for how long after its page was opened. */
export const LOOK_INTERVAL_MS = 5_000;
export const PAYMENT_TIMEOUT_MS = 30 * 60_000;

/** Checks for Premium after the payment page was opened, so that this page unlocks without a reload. */
export const awaitedPaymentMachine = setup({
  types: {
    events: {} as AwaitedPaymentEvent,
    emitted: {} as { readonly type: "LOOK" } | { readonly type: "ACTIVATED" },
  },
  delays: { pause: LOOK_INTERVAL_MS, patience: PAYMENT_TIMEOUT_MS },
}).createMachine({
  id: "awaitedPayment",
  initial: "idle",
  states: {
    idle: { on: { CHECKOUT_OPENED: "awaited" } },
    awaited: {
      after: { patience: "idle" },
      on: {
        CHECKOUT_OPENED: { target: "awaited", reenter: true },
        PREMIUM: { target: "idle", actions: emit({ type: "ACTIVATED" }) },
      },
      initial: "pausing",
      states: {
        pausing: {
          after: {
            pause: { target: "pausing", reenter: true, actions: emit({ type: "LOOK" }) },
          },
        },
      },
    },
  },
});
