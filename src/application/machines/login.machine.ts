import { assign, setup } from "xstate";
import type { LoginChallenge, LoginOutcome } from "../../domain/users/login-outcome.ts";
import type { Session } from "../../domain/users/session.ts";
import { failureOf, type Failure } from "../failure.ts";
import type { Credentials } from "../ports/accounts.ts";
import { unprovided, unprovidedEffect } from "./unprovided.ts";

export type LoginEvent =
  | { readonly type: "CHANGE"; readonly field: keyof Credentials; readonly value: string }
  | { readonly type: "SUBMIT" }
  /** Has the account back that leaves. */
  | { readonly type: "COME_BACK" }
  /** From the second step to the first one. */
  | { readonly type: "BACK" }
  /** The second step came too late: what was wanted is tried once more. */
  | { readonly type: "AGAIN" };

/** Who wants to sign in, and whether they have an account back with it that leaves. */
export type LoginInput = Credentials & { readonly comesBack?: boolean };

type Context = Credentials & {
  readonly failure: Failure | null;
  /** Whether a field was empty at the last try. */
  readonly incomplete: boolean;
  /** Whether an account is to be had back that leaves. */
  readonly comesBack: boolean;
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
  actors: { logIn: unprovided<LoginOutcome, LoginInput>() },
  actions: { loggedIn: (_, _params: { readonly session: Session }) => unprovidedEffect() },
  guards: { complete: ({ context }) => context.username.trim() !== "" && context.password !== "" },
}).createMachine({
  id: "login",
  context: ({ input }) => ({
    username: input.username,
    password: "",
    failure: null,
    incomplete: false,
    comesBack: false,
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
          {
            guard: "complete",
            target: "submitting",
            actions: assign({ comesBack: false }),
          },
          { actions: assign({ incomplete: true, failure: null }) },
        ],
        COME_BACK: {
          guard: "complete",
          target: "submitting",
          actions: assign({ comesBack: true }),
        },
      },
    },
    submitting: {
      tags: "busy",
      entry: assign({ failure: null, incomplete: false }),
      invoke: {
        src: "logIn",
        input: ({ context: { username, password, comesBack } }) => ({
          username: username.trim(),
          password,
          ...(comesBack && { comesBack }),
        }),
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
