import { assign, setup } from "xstate";
import { failureOf, type Failure } from "../failure.ts";
import { notProvided } from "../acts/not-provided.ts";

export type RecoveryRequestEvent =
  | { readonly type: "CHANGE"; readonly value: string }
  | { readonly type: "SUBMIT" }
  /** Asks again how links are sent here. */
  | { readonly type: "RETRY" };

type Context = {
  readonly email: string;
  readonly failure: Failure | null;
  /** Whether the field was empty at the last try. */
  readonly incomplete: boolean;
};

/** Requests a link for a new password, where links are sent by mail; the outcome is the same for every email. */
export const recoveryRequestMachine = setup({
  types: {
    context: {} as Context,
    events: {} as RecoveryRequestEvent,
    tags: {} as "busy",
  },
  actors: {
    sendsMail: notProvided<boolean>(),
    ask: notProvided<void, { readonly email: string }>(),
  },
  guards: { complete: ({ context }) => context.email.trim() !== "" },
}).createMachine({
  id: "recoveryRequest",
  context: { email: "", failure: null, incomplete: false },
  initial: "looking",
  states: {
    looking: {
      entry: assign({ failure: null }),
      invoke: {
        src: "sendsMail",
        onDone: [
          { guard: ({ event }) => event.output, target: "form" },
          { target: "byAdministrator" },
        ],
        onError: {
          target: "unknown",
          actions: assign(({ event }) => ({ failure: failureOf(event.error) })),
        },
      },
    },
    unknown: { on: { RETRY: "looking" } },
    byAdministrator: { type: "final" },
    form: {
      on: {
        CHANGE: { actions: assign(({ event }) => ({ email: event.value })) },
        SUBMIT: [
          { guard: "complete", target: "submitting" },
          { actions: assign({ incomplete: true, failure: null }) },
        ],
      },
    },
    submitting: {
      tags: "busy",
      entry: assign({ failure: null, incomplete: false }),
      invoke: {
        src: "ask",
        input: ({ context }) => ({ email: context.email.trim() }),
        onDone: "sent",
        onError: {
          target: "form",
          actions: assign(({ event }) => ({ failure: failureOf(event.error) })),
        },
      },
    },
    sent: { type: "final" },
  },
});
