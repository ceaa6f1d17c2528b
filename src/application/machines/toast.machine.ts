import { assign, setup } from "xstate";
import type { Notice } from "../notice.ts";

export type ToastEvent =
  | { readonly type: "NOTIFY"; readonly notice: Notice }
  | { readonly type: "DISMISS" };

/** How long a toast is shown, and how long a dismissed one is remembered, in milliseconds (§4, §9). */
export const TOAST_DURATION = 5000;
export const TOAST_REMOVAL_DELAY = 1_000_000;

/** The one toast of the page (§4, Toasts): a new one takes the place of the old. */
export const toastMachine = setup({
  types: { context: {} as { readonly notice: Notice | null }, events: {} as ToastEvent },
  delays: { duration: TOAST_DURATION, removal: TOAST_REMOVAL_DELAY },
}).createMachine({
  id: "toast",
  context: { notice: null },
  initial: "empty",
  on: {
    NOTIFY: {
      target: ".shown",
      reenter: true,
      actions: assign(({ event }) => ({ notice: event.notice })),
    },
  },
  states: {
    empty: { entry: assign({ notice: null }) },
    shown: { after: { duration: "dismissed" }, on: { DISMISS: "dismissed" } },
    /** Hidden, but still there for the motion that takes it away. */
    dismissed: { after: { removal: "empty" } },
  },
});
