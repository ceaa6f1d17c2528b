import { assign, setup } from "xstate";
import type { CodeWanted, LoginOutcome, SignedIn } from "../../domain/users/login-outcome.ts";
import { readCode } from "../../domain/users/second-factor.ts";
import type { Session } from "../../domain/users/session.ts";
import { failureOf, type Failure } from "../failure.ts";
import type { CodeAnswer } from "./entrances.ts";
import { notProvided, unprovidedEffect } from "../acts/not-provided.ts";

export type LoginCodeEvent =
  | { readonly type: "CHANGE"; readonly value: string }
  /** Switches between the codes of the app and recovery codes. */
  | { readonly type: "SWITCH" }
  | { readonly type: "SUBMIT" };

type Context = CodeAnswer & {
  /** Whether a recovery code is asked for. */
  readonly recovery: boolean;
  readonly failure: Failure | null;
  /** Whether the text of the last try cannot be a code. */
  readonly incomplete: boolean;
};

const isGone = (failure: Failure): boolean =>
  failure.type === "rejected" && failure.code === "desafio";

/** The second step of a login: a code after the password, within a limited time. */
export const loginCodeMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Pick<CodeAnswer, "challenge">,
    events: {} as LoginCodeEvent,
    tags: {} as "busy" | "expired",
  },
  actors: { logIn: notProvided<LoginOutcome, CodeAnswer>() },
  actions: { loggedIn: (_, _params: { readonly session: Session }) => unprovidedEffect() },
  guards: { complete: ({ context }) => readCode(context.code) !== null },
}).createMachine({
  id: "loginCode",
  context: ({ input }) => ({
    challenge: input.challenge,
    code: "",
    recovery: false,
    failure: null,
    incomplete: false,
  }),
  initial: "form",
  states: {
    form: {
      on: {
        CHANGE: { actions: assign(({ event }) => ({ code: event.value, incomplete: false })) },
        SWITCH: {
          actions: assign(({ context }) => ({
            recovery: !context.recovery,
            code: "",
            failure: null,
            incomplete: false,
          })),
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
        input: ({ context: { challenge, code } }) => ({ challenge, code: code.trim() }),
        onDone: [
          {
            guard: ({ event }) => event.output.type === "signed-in",
            target: "done",
            actions: { type: "loggedIn", params: ({ event }) => event.output as SignedIn },
          },
          {
            target: "form",
            actions: assign(({ event }) => ({
              challenge: (event.output as CodeWanted).challenge,
              code: "",
            })),
          },
        ],
        onError: [
          {
            guard: ({ event }) => isGone(failureOf(event.error)),
            target: "expired",
            actions: assign(({ event }) => ({ failure: failureOf(event.error) })),
          },
          {
            target: "form",
            actions: assign(({ event }) => ({ failure: failureOf(event.error) })),
          },
        ],
      },
    },
    /** Only a new password step allows another try. */
    expired: { tags: "expired" },
    done: { type: "final", tags: "busy" },
  },
});
