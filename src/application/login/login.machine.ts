import { assign, setup } from "xstate";
import type { CodeWanted, LoginOutcome, SignedIn } from "../../domain/users/login-outcome.ts";
import type { Session } from "../../domain/users/session.ts";
import { failureOf, type Failure } from "../failure.ts";
import type { Credentials } from "./entrances.ts";
import { notProvided, unprovidedEffect } from "../acts/not-provided.ts";

export type LoginEvent =
  | {
      readonly type: "CHANGE";
      readonly field: keyof Credentials | "device";
      readonly value: string;
    }
  | { readonly type: "SUBMIT" }
  /** Restores the account that is about to be removed, with the last credentials. */
  | { readonly type: "COME_BACK" }
  | { readonly type: "USE_PASSKEY" }
  /** Returns from the second step to the first. */
  | { readonly type: "BACK" }
  /** The second step came too late: the first one is repeated. */
  | { readonly type: "AGAIN" };

/**
 * The input of a login: the credentials, whether the device is private, whether to restore an account that is about to
 * be removed, and whether to use a passkey.
 */
export type LoginInput = Credentials & {
  /** A non-empty text means yes. */
  readonly device: string;
  readonly comesBack: boolean;
  readonly passkey: boolean;
};

/** Why no passkey was used, in words; null if the user cancelled. */
type NotShown = { readonly type: "not-shown"; readonly why: string | null };

/** The outcome of a try, with any kind of login. */
export type LoginAnswer = LoginOutcome | NotShown;

type Context = LoginInput & {
  readonly failure: Failure | null;
  /** Whether a field was empty at the last try. */
  readonly incomplete: boolean;
  /** The challenge of the second step. */
  readonly challenge: string;
  /** Why the passkey failed, in words. */
  readonly why: string | null;
};

const untroubled = { failure: null, incomplete: false, why: null } as const;

/**
 * Logs in with a password or a passkey; typed text survives every failure. If a code is needed as well, it is asked for
 * in a second step.
 */
export const loginMachine = setup({
  types: {
    context: {} as Context,
    /** The name of a newly registered account, if any. */
    input: {} as { readonly username: string },
    events: {} as LoginEvent,
  },
  actors: { logIn: notProvided<LoginAnswer, LoginInput>() },
  actions: {
    loggedIn: (_, _params: { readonly session: Session }) => unprovidedEffect(),
    refuse: assign({ ...untroubled, incomplete: true }),
  },
  guards: {
    complete: ({ context: { username, password, passkey }, event }) =>
      (passkey && event.type === "COME_BACK") || (username.trim() !== "" && password !== ""),
  },
}).createMachine({
  id: "login",
  context: ({ input }) => ({
    username: input.username,
    password: "",
    device: "",
    passkey: false,
    comesBack: false,
    challenge: "",
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
          {
            guard: "complete",
            target: "submitting",
            actions: assign({ comesBack: false, passkey: false }),
          },
          { actions: "refuse" },
        ],
        COME_BACK: [
          { guard: "complete", target: "submitting", actions: assign({ comesBack: true }) },
          { actions: "refuse" },
        ],
        USE_PASSKEY: {
          target: "submitting",
          actions: assign({ comesBack: false, passkey: true }),
        },
      },
    },
    submitting: {
      entry: assign(untroubled),
      invoke: {
        src: "logIn",
        input: ({ context: { username, password, device, comesBack, passkey } }) => ({
          username: username.trim(),
          password,
          device,
          comesBack,
          passkey,
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.type === "code-wanted",
            target: "code",
            actions: assign(({ event }) => ({ challenge: (event.output as CodeWanted).challenge })),
          },
          {
            guard: ({ event }) => event.output.type === "signed-in",
            target: "done",
            actions: { type: "loggedIn", params: ({ event }) => event.output as SignedIn },
          },
          {
            target: "form",
            actions: assign(({ event }) => ({ why: (event.output as NotShown).why })),
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
