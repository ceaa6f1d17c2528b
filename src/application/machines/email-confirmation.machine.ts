import { assign, setup } from "xstate";
import { failureOf, type Failure } from "../failure.ts";
import { isLinkGone } from "../link-gone.ts";
import { unprovided } from "./unprovided.ts";

export type EmailConfirmationEvent = { readonly type: "CONFIRM" };

type Context = { readonly token: string | null; readonly failure: Failure | null };

/** Confirming a new email by the link that was sent to it: a press, since mail programs open links by themselves. */
export const emailConfirmationMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly token: string | null },
    events: {} as EmailConfirmationEvent,
    tags: {} as "busy",
  },
  actors: { confirm: unprovided<void, { readonly token: string }>() },
}).createMachine({
  id: "emailConfirmation",
  context: ({ input }) => ({ ...input, failure: null }),
  initial: "opened",
  states: {
    opened: {
      always: [
        { guard: ({ context }) => context.token === null, target: "gone" },
        { target: "ready" },
      ],
    },
    ready: { on: { CONFIRM: "confirming" } },
    confirming: {
      tags: "busy",
      entry: assign({ failure: null }),
      invoke: {
        src: "confirm",
        input: ({ context }) => ({ token: context.token ?? "" }),
        onDone: "confirmed",
        onError: [
          { guard: ({ event }) => isLinkGone(event.error), target: "gone" },
          {
            target: "ready",
            actions: assign(({ event }) => ({ failure: failureOf(event.error) })),
          },
        ],
      },
    },
    gone: { type: "final" },
    confirmed: { type: "final" },
  },
});
