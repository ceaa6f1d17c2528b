import { assign, emit, setup } from "xstate";
import { undoOf, type Notice } from "../notice.ts";

export type ToastEvent =
  /** Shows a notice at once; notices marked as following wait until it has had its time, or was dismissed. */
  | {
      readonly type: "NOTIFY";
      readonly notice: Notice;
      readonly following?: readonly Notice[];
    }
  | { readonly type: "DISMISS" };

type Context = { readonly notice: Notice | null; readonly waiting: readonly Notice[] };

/** How long a toast is shown, and how long a dismissed one remains for its exit animation. */
export const TOAST_DURATION_MS = 5000;
/** The same for a toast that offers an undo. */
const UNDO_DURATION_MS = 10_000;
export const TOAST_REMOVAL_DELAY_MS = 1_000_000;

/** The one toast of the page: a new notice replaces the old one; only a following notice waits. */
export const toastMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ToastEvent,
    emitted: {} as { readonly type: "TOLD"; readonly notice: Notice },
  },
  delays: {
    duration: ({ context }) =>
      undoOf(context.notice) === null ? TOAST_DURATION_MS : UNDO_DURATION_MS,
    removal: TOAST_REMOVAL_DELAY_MS,
  },
  guards: { isFollowed: ({ context }) => context.waiting.length > 0 },
  actions: {
    showNext: assign(({ context: { waiting } }) => {
      const [notice = null, ...others] = waiting;
      return { notice, waiting: others };
    }),
  },
}).createMachine({
  id: "toast",
  context: { notice: null, waiting: [] },
  initial: "empty",
  on: {
    NOTIFY: {
      target: ".shown",
      reenter: true,
      actions: [
        emit(({ event }) => ({ type: "TOLD", notice: event.notice })),
        assign(({ context, event }) => ({
          // A new object even for the same words, so that the view sees a new notice.
          notice: { ...event.notice },
          waiting: [...context.waiting, ...(event.following ?? [])],
        })),
      ],
    },
  },
  states: {
    empty: { entry: assign({ notice: null }) },
    shown: { after: { duration: "over" }, on: { DISMISS: "over" } },
    over: {
      always: [
        { guard: "isFollowed", target: "shown", actions: "showNext" },
        { target: "dismissed" },
      ],
    },
    /** Hidden, but kept for its exit animation. */
    dismissed: { after: { removal: "empty" } },
  },
});
