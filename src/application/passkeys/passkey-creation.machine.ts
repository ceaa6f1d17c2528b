import { assign, emit, setup } from "xstate";
import type { Result } from "../../domain/shared/result.ts";
import type { AuthenticatorFault, ReportedFault } from "../../domain/users/authenticator-fault.ts";
import { failureOf, type Failure } from "../failure.ts";
import type { FormFault } from "../acts/form.ts";
import { passkeyForm, type PasskeyFields } from "./passkey-form.ts";
import { notProvided } from "../acts/not-provided.ts";

export type PasskeyCreationEvent =
  | { readonly type: "OPEN" }
  | { readonly type: "CHANGE"; readonly field: "name"; readonly value: string }
  | { readonly type: "SUBMIT" }
  | { readonly type: "CLOSE" };

type Context = {
  readonly fields: PasskeyFields;
  readonly fault: FormFault<PasskeyFields> | null;
  readonly failure: Failure | null;
  /** Why the authenticator made none, if the user should know. */
  readonly refusal: ReportedFault | null;
  /** The name as it will be stored. */
  readonly name: string;
};

const untroubled = { fault: null, failure: null, refusal: null } as const;

const refusalOf = (made: Result<null, AuthenticatorFault>): ReportedFault | null =>
  made.ok || made.reason === "cancelled" ? null : made.reason;

/** Creates a passkey: its name, then the browser's own dialog. The name survives every failure. */
export const passkeyCreationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PasskeyCreationEvent,
    emitted: {} as { readonly type: "CREATED" },
    tags: {} as "open" | "busy",
  },
  actors: { create: notProvided<Result<null, AuthenticatorFault>, string>() },
  actions: {
    read: assign(({ context }) => {
      const name = passkeyForm.read(context.fields);
      return name.ok ? { ...untroubled, name: name.value } : { ...untroubled, fault: name.reason };
    }),
  },
}).createMachine({
  id: "passkeyCreation",
  context: () => ({ ...untroubled, fields: passkeyForm.blank(), name: "" }),
  initial: "closed",
  states: {
    closed: {
      entry: assign(() => ({ ...untroubled, fields: passkeyForm.blank() })),
      on: { OPEN: "editing" },
    },
    editing: {
      tags: "open",
      on: {
        CHANGE: { actions: assign(({ event }) => ({ fields: { name: event.value } })) },
        SUBMIT: { target: "reading", actions: "read" },
        CLOSE: "closed",
      },
    },
    reading: {
      tags: "open",
      always: [
        { guard: ({ context }) => context.fault === null, target: "creating" },
        { target: "editing" },
      ],
    },
    creating: {
      tags: ["open", "busy"],
      invoke: {
        src: "create",
        input: ({ context }) => context.name,
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: "closed",
            actions: emit({ type: "CREATED" }),
          },
          {
            target: "editing",
            actions: assign(({ event }) => ({ refusal: refusalOf(event.output) })),
          },
        ],
        onError: {
          target: "editing",
          actions: assign(({ event }) => ({ failure: failureOf(event.error) })),
        },
      },
    },
  },
});
