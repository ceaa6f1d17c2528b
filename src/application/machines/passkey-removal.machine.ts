import { assign, emit, setup } from "xstate";
import type { PasskeyId } from "../../domain/shared/ids.ts";
import type { Passkey } from "../../domain/users/passkey.ts";
import { failureOf, type Failure } from "../failure.ts";
import { unprovided } from "./unprovided.ts";

export type PasskeyRemovalEvent =
  | { readonly type: "ASK"; readonly passkey: Passkey }
  | { readonly type: "CONFIRM" }
  | { readonly type: "CANCEL" };

type Context = {
  /** The one that is asked about, or was last. */
  readonly passkey: Passkey | null;
  readonly failure: Failure | null;
};

function idOf({ passkey }: Context): PasskeyId {
  if (passkey === null) throw new Error("no passkey is asked about");
  return passkey.id;
}

const isGone = (failure: Failure): boolean => failure.type === "rejected" && failure.status === 404;

/** Removing a passkey after a question. One that is gone already is as it was wanted. */
export const passkeyRemovalMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PasskeyRemovalEvent,
    emitted: {} as { readonly type: "REMOVED" },
    tags: {} as "asking" | "removing",
  },
  actors: { remove: unprovided<void, PasskeyId>() },
}).createMachine({
  id: "passkeyRemoval",
  context: { passkey: null, failure: null },
  initial: "idle",
  states: {
    idle: {
      on: {
        ASK: {
          target: "asking",
          actions: assign(({ event }) => ({ passkey: event.passkey, failure: null })),
        },
      },
    },
    asking: { tags: "asking", on: { CONFIRM: "removing", CANCEL: "idle" } },
    removing: {
      tags: ["asking", "removing"],
      entry: assign({ failure: null }),
      invoke: {
        src: "remove",
        input: ({ context }) => idOf(context),
        onDone: { target: "idle", actions: emit({ type: "REMOVED" }) },
        onError: [
          {
            guard: ({ event }) => isGone(failureOf(event.error)),
            target: "idle",
            actions: emit({ type: "REMOVED" }),
          },
          {
            target: "asking",
            actions: assign(({ event }) => ({ failure: failureOf(event.error) })),
          },
        ],
      },
    },
  },
});
