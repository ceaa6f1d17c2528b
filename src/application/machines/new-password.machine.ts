import { assign, setup } from "xstate";
import { newPasswordFault, type PasswordFault } from "../../domain/users/password-policy.ts";
import { failureOf, type Failure } from "../failure.ts";
import { isLinkGone } from "../link-gone.ts";
import { unprovided, unprovidedEffect } from "./unprovided.ts";

/** The new password, typed twice. */
export type NewPasswordFields = { readonly password: string; readonly repeated: string };

export type NewPasswordEvent =
  | { readonly type: "CHANGE"; readonly field: keyof NewPasswordFields; readonly value: string }
  | { readonly type: "SUBMIT" };

type Context = NewPasswordFields & {
  readonly token: string;
  readonly fault: "incomplete" | PasswordFault | null;
  readonly failure: Failure | null;
};

const faultOf = ({ password, repeated }: NewPasswordFields): Context["fault"] =>
  password === "" || repeated === "" ? "incomplete" : newPasswordFault(password, repeated);

/** Choosing a new password by a link that was opened; a link that is not good any more ends it. */
export const newPasswordMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly token: string },
    events: {} as NewPasswordEvent,
    tags: {} as "busy",
  },
  actors: { conclude: unprovided<void, { readonly token: string; readonly password: string }>() },
  actions: { concluded: unprovidedEffect },
  guards: { valid: ({ context }) => faultOf(context) === null },
}).createMachine({
  id: "newPassword",
  context: ({ input }) => ({ ...input, password: "", repeated: "", fault: null, failure: null }),
  initial: "form",
  states: {
    form: {
      on: {
        CHANGE: {
          actions: assign(({ context, event }) => ({ ...context, [event.field]: event.value })),
        },
        SUBMIT: [
          { guard: "valid", target: "submitting" },
          { actions: assign(({ context }) => ({ fault: faultOf(context), failure: null })) },
        ],
      },
    },
    submitting: {
      tags: "busy",
      entry: assign({ fault: null, failure: null }),
      invoke: {
        src: "conclude",
        input: ({ context: { token, password } }) => ({ token, password }),
        onDone: "done",
        onError: [
          { guard: ({ event }) => isLinkGone(event.error), target: "gone" },
          {
            target: "form",
            actions: assign(({ event }) => ({ failure: failureOf(event.error) })),
          },
        ],
      },
    },
    gone: { type: "final" },
    done: { type: "final", entry: "concluded" },
  },
});
