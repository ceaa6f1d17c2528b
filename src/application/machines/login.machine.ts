import { assign, setup } from "xstate";
import type { Session } from "../../domain/users/session.ts";
import { failureOf, type Failure } from "../failure.ts";
import type { Credentials } from "../ports/accounts.ts";
import { unprovided, unprovidedEffect } from "./unprovided.ts";

export type LoginEvent =
  | { readonly type: "CHANGE"; readonly field: keyof Credentials; readonly value: string }
  | { readonly type: "SUBMIT" }
  /** Has the account back that leaves. */
  | { readonly type: "COME_BACK" };

/** Who wants to sign in, and whether they have an account back with it that leaves. */
export type LoginInput = Credentials & { readonly comesBack?: boolean };

type Context = Credentials & {
  readonly failure: Failure | null;
  /** Whether a field was empty at the last try. */
  readonly incomplete: boolean;
};

/** Signing in: what was typed survives every failure. */
export const loginMachine = setup({
  types: {
    context: {} as Context,
    /** The name of the account that was just made, if one was. */
    input: {} as { readonly username: string },
    events: {} as LoginEvent,
    tags: {} as "busy",
  },
  actors: { logIn: unprovided<Session, LoginInput>() },
  actions: { loggedIn: (_, _params: { readonly session: Session }) => unprovidedEffect() },
  guards: { complete: ({ context }) => context.username.trim() !== "" && context.password !== "" },
}).createMachine({
  id: "login",
  context: ({ input }) => ({
    username: input.username,
    password: "",
    failure: null,
    incomplete: false,
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
        COME_BACK: { guard: "complete", target: "submitting" },
      },
    },
    submitting: {
      tags: "busy",
      entry: assign({ failure: null, incomplete: false }),
      invoke: {
        src: "logIn",
        input: ({ context: { username, password }, event }) => ({
          username: username.trim(),
          password,
          ...(event.type === "COME_BACK" && { comesBack: true }),
        }),
        onDone: {
          target: "done",
          actions: { type: "loggedIn", params: ({ event }) => ({ session: event.output }) },
        },
        onError: {
          target: "form",
          actions: assign(({ event }) => ({ failure: failureOf(event.error) })),
        },
      },
    },
    done: { type: "final" },
  },
});
