import { assign, emit, setup } from "xstate";
import { sessionId, type SessionId } from "../../domain/shared/ids.ts";
import { failureOf, type Failure } from "../failure.ts";
import { unprovided } from "./unprovided.ts";

export type SessionsEvent =
  | { readonly type: "END"; readonly id: SessionId }
  | { readonly type: "ASK_OTHERS" }
  | { readonly type: "CONFIRM" }
  | { readonly type: "CANCEL" };

type Context = {
  /** The session that is being ended, or was last. */
  readonly id: SessionId;
  /** Why the others could not be ended. */
  readonly failure: Failure | null;
};

const isGone = (failure: Failure): boolean => failure.type === "rejected" && failure.status === 404;

/** Ending one's sessions: one at once, all others after a question. One that has ended already is as it was wanted. */
export const sessionsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SessionsEvent,
    emitted: {} as
      | { readonly type: "ENDED"; readonly which: "one" | "others" }
      | { readonly type: "FAILED"; readonly failure: Failure },
    tags: {} as "ending" | "asking" | "endingOthers",
  },
  actors: {
    end: unprovided<void, SessionId>(),
    endOthers: unprovided<void>(),
  },
}).createMachine({
  id: "sessions",
  context: { id: sessionId(""), failure: null },
  initial: "idle",
  states: {
    idle: {
      on: {
        END: { target: "ending", actions: assign(({ event }) => ({ id: event.id })) },
        ASK_OTHERS: { target: "asking", actions: assign({ failure: null }) },
      },
    },
    ending: {
      tags: "ending",
      invoke: {
        src: "end",
        input: ({ context }) => context.id,
        onDone: { target: "idle", actions: emit({ type: "ENDED", which: "one" }) },
        onError: [
          {
            guard: ({ event }) => isGone(failureOf(event.error)),
            target: "idle",
            actions: emit({ type: "ENDED", which: "one" }),
          },
          {
            target: "idle",
            actions: emit(({ event }) => ({ type: "FAILED", failure: failureOf(event.error) })),
          },
        ],
      },
    },
    asking: { tags: "asking", on: { CONFIRM: "endingOthers", CANCEL: "idle" } },
    endingOthers: {
      tags: ["asking", "endingOthers"],
      entry: assign({ failure: null }),
      invoke: {
        src: "endOthers",
        onDone: { target: "idle", actions: emit({ type: "ENDED", which: "others" }) },
        onError: {
          target: "asking",
          actions: assign(({ event }) => ({ failure: failureOf(event.error) })),
        },
      },
    },
  },
});
