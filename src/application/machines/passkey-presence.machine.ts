import { assign, emit, setup } from "xstate";
import type { Result } from "../../domain/shared/result.ts";
import type { AuthenticatorFault, ToldFault } from "../../domain/users/authenticator-fault.ts";
import { failureOf, type Failure } from "../failure.ts";
import { unprovided } from "./unprovided.ts";

export type PasskeyPresenceEvent =
  /** Somebody is asked who they are: have they a passkey for that? */
  { readonly type: "LOOK" } | { readonly type: "PROVE" };

type Context = {
  readonly failure: Failure | null;
  /** Why the authenticator proved nothing, if that is worth a word. */
  readonly refusal: ToldFault | null;
};

const untroubled = { failure: null, refusal: null } as const;

/** Proving by a passkey who sits here: offered to those who have one. */
export const passkeyPresenceMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PasskeyPresenceEvent,
    emitted: {} as { readonly type: "PROVED" },
    tags: {} as "offered" | "busy",
  },
  actors: {
    look: unprovided<boolean>(),
    prove: unprovided<Result<null, AuthenticatorFault>>(),
  },
}).createMachine({
  id: "passkeyPresence",
  context: untroubled,
  initial: "resting",
  states: {
    resting: { on: { LOOK: "looking" } },
    looking: {
      entry: assign(untroubled),
      invoke: {
        src: "look",
        onDone: [{ guard: ({ event }) => event.output, target: "ready" }, { target: "resting" }],
        // The password is always there.
        onError: "resting",
      },
    },
    ready: { tags: "offered", on: { LOOK: "looking", PROVE: "proving" } },
    proving: {
      tags: ["offered", "busy"],
      entry: assign(untroubled),
      invoke: {
        src: "prove",
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: "resting",
            actions: emit({ type: "PROVED" }),
          },
          {
            target: "ready",
            actions: assign(({ event: { output } }) => ({
              refusal: output.ok || output.reason === "cancelled" ? null : output.reason,
            })),
          },
        ],
        onError: {
          target: "ready",
          actions: assign(({ event }) => ({ failure: failureOf(event.error) })),
        },
      },
    },
  },
});
