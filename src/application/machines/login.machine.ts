import { assign, setup } from "xstate";
import type { Session } from "../../domain/users/session.ts";
import { failureOf, type Failure } from "../failure.ts";
import type { Credentials } from "../ports/accounts.ts";
import { unprovided, unprovidedEffect } from "./unprovided.ts";

export type LoginEvent =
  | { readonly type: "CHANGE"; readonly field: keyof Credentials; readonly value: string }
  | { readonly type: "SUBMIT" }
  /** Has the account back that leaves. */
  | { readonly type: "COME_BACK" }
  | { readonly type: "USE_PASSKEY" };

/** Who wants to sign in, and whether they have an account back with it that leaves. */
export type LoginInput = Credentials & { readonly comesBack?: boolean };

/** What became of a login by a passkey: a session, or in words why there is none; null if its person left it. */
export type PasskeyOutcome = Session | { readonly why: string | null };

type Context = Credentials & {
  readonly failure: Failure | null;
  /** Whether a field was empty at the last try. */
  readonly incomplete: boolean;
  /** Why a passkey was of no use, in words. */
  readonly why: string | null;
};

const untroubled = { failure: null, incomplete: false, why: null } as const;

/** Signing in, by a password or a passkey: what was typed survives every failure. */
export const loginMachine = setup({
  types: {
    context: {} as Context,
    /** The name of the account that was just made, if one was. */
    input: {} as { readonly username: string },
    events: {} as LoginEvent,
    tags: {} as "busy",
  },
  actors: {
    logIn: unprovided<Session, LoginInput>(),
    usePasskey: unprovided<PasskeyOutcome>(),
  },
  actions: { loggedIn: (_, _params: { readonly session: Session }) => unprovidedEffect() },
  guards: { complete: ({ context }) => context.username.trim() !== "" && context.password !== "" },
}).createMachine({
  id: "login",
  context: ({ input }) => ({
    username: input.username,
    password: "",
    ...untroubled,
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
          { actions: assign({ ...untroubled, incomplete: true }) },
        ],
        COME_BACK: { guard: "complete", target: "submitting" },
        USE_PASSKEY: "proving",
      },
    },
    submitting: {
      tags: "busy",
      entry: assign(untroubled),
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
    proving: {
      tags: "busy",
      entry: assign(untroubled),
      invoke: {
        src: "usePasskey",
        onDone: [
          {
            guard: ({ event }) => "token" in event.output,
            target: "done",
            actions: {
              type: "loggedIn",
              params: ({ event }) => ({ session: event.output as Session }),
            },
          },
          {
            target: "form",
            actions: assign(({ event }) => event.output as { why: string | null }),
          },
        ],
        onError: {
          target: "form",
          actions: assign(({ event }) => ({ failure: failureOf(event.error) })),
        },
      },
    },
    done: { type: "final" },
  },
});
