import { assign, setup } from "xstate";
import {
  registrationFault,
  type RegistrationFault,
  type RegistrationFields,
} from "../../domain/users/registration.ts";
import type { User } from "../../domain/users/user.ts";
import { failureOf, type Failure } from "../failure.ts";
import type { Registration } from "../ports/registrations.ts";
import { unprovided, unprovidedEffect } from "./unprovided.ts";

export type RegistrationEvent =
  | { readonly type: "CHANGE"; readonly field: keyof RegistrationFields; readonly value: string }
  | { readonly type: "SUBMIT" };

type Context = RegistrationFields & {
  readonly fault: RegistrationFault | null;
  readonly failure: Failure | null;
  readonly user: User | null;
};

const FIELDS: readonly (keyof RegistrationFields)[] = ["username", "email", "password", "repeated"];

/** The one field that a rule or the server refuses, null for those that are only empty, and without any. */
export function refusedField({
  fault,
  failure,
}: Pick<Context, "fault" | "failure">): keyof RegistrationFields | null {
  if (fault === "incomplete") return null;
  if (fault !== null) return fault === "mismatch" ? "repeated" : "password";
  return FIELDS.find((name) => failure?.type === "rejected" && failure.field === name) ?? null;
}

/** How long the success screen stays before the login, in milliseconds. */
export const REDIRECT_DELAY = 1500;

/** Creating an account: form, submitting, success, and after 1.5 s the login. */
export const registrationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as RegistrationEvent,
    tags: {} as "busy",
  },
  actors: { register: unprovided<User, Registration>() },
  actions: { registered: (_, _params: { readonly user: User | null }) => unprovidedEffect() },
  guards: { valid: ({ context }) => registrationFault(context) === null },
  delays: { redirect: REDIRECT_DELAY },
}).createMachine({
  id: "registration",
  context: {
    username: "",
    email: "",
    password: "",
    repeated: "",
    fault: null,
    failure: null,
    user: null,
  },
  initial: "form",
  states: {
    form: {
      on: {
        CHANGE: {
          actions: assign(({ context, event }) => ({ ...context, [event.field]: event.value })),
        },
        SUBMIT: [
          { guard: "valid", target: "submitting" },
          {
            actions: assign(({ context }) => ({
              fault: registrationFault(context),
              failure: null,
            })),
          },
        ],
      },
    },
    submitting: {
      tags: "busy",
      entry: assign({ fault: null, failure: null }),
      invoke: {
        src: "register",
        input: ({ context: { username, email, password } }) => ({
          username: username.trim(),
          email: email.trim(),
          password,
        }),
        onDone: { target: "success", actions: assign(({ event }) => ({ user: event.output })) },
        onError: {
          target: "form",
          actions: assign(({ event }) => ({ failure: failureOf(event.error) })),
        },
      },
    },
    success: { after: { redirect: "done" } },
    done: {
      type: "final",
      entry: { type: "registered", params: ({ context }) => ({ user: context.user }) },
    },
  },
});
