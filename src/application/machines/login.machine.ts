import { assign, setup } from "xstate";
import type { LoginChallenge, LoginOutcome } from "../../domain/users/login-outcome.ts";
import type { Session } from "../../domain/users/session.ts";
import { failureOf, type Failure } from "../failure.ts";
import type { Credentials } from "../ports/accounts.ts";
import { unprovided, unprovidedEffect } from "./unprovided.ts";

export type LoginEvent =
  | { readonly type: "CHANGE"; readonly field: keyof Credentials; readonly value: string }
  | { readonly type: "SUBMIT" }
  /** From the second step to the first one. */
  | { readonly type: "BACK" }
  /** The second step came too late: what was typed is tried once more. */
  | { readonly type: "AGAIN" };

type Context = Credentials & {
  readonly failure: Failure | null;
  /** Whether a field was empty at the last try. */
  readonly incomplete: boolean;
  /** What the second step needs. */
  readonly challenge: string;
};

/** Signing in: what was typed survives every failure. Where a code is needed as well, that is asked for by itself. */
export const loginMachine = setup({
  types: {
    context: {} as Context,
    /** The name of the account that was just made, if one was. */
    input: {} as { readonly username: string },
    events: {} as LoginEvent,
    tags: {} as "busy",
  },
  actors: { logIn: unprovided<LoginOutcome, Credentials>() },
  actions: { loggedIn: (_, _params: { readonly session: Session }) => unprovidedEffect() },
  guards: { complete: ({ context }) => context.username.trim() !== "" && context.password !== "" },
}).createMachine({
  id: "login",
  context: ({ input }) => ({
    username: input.username,
    password: "",
    failure: null,
    incomplete: false,
    challenge: "",
  }),
  initial: "form",
  states: {
    form: {
      on: {
        CHANGE: {
          actions: assign(({ context, event }) => ({ ...context, [event.field]: event.value })),
        },
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
        src: "logIn",
        input: ({ context: { username, password } }) => ({ username: username.trim(), password }),
        onDone: [
          {
            guard: ({ event }) => "challenge" in event.output,
            target: "code",
            actions: assign(({ event }) => event.output as LoginChallenge),
          },
          {
            target: "done",
            actions: {
              type: "loggedIn",
              params: ({ event }) => ({ session: event.output as Session }),
            },
          },
        ],
        onError: {
          target: "form",
          actions: assign(({ event }) => ({ failure: failureOf(event.error) })),
        },
      },
    },
    code: { on: { BACK: "form", AGAIN: "submitting" } },
    done: { type: "final" },
  },
});
