import { assign, emit, setup } from "xstate";
import type { Result } from "../../domain/shared/result.ts";
import type { AuthenticatorFault, ReportedFault } from "../../domain/users/authenticator-fault.ts";
import { NO_OTHER_WAY, type OtherWays } from "../../domain/users/other-ways.ts";
import type { Proof } from "../../domain/users/proof.ts";
import { readCode } from "../../domain/users/second-factor.ts";
import { failureOf, type Failure } from "../failure.ts";
import { notProvided } from "../acts/not-provided.ts";

export type PresenceEvent =
  /** A call waits until the user has confirmed their presence. */
  | { readonly type: "ASK" }
  | { readonly type: "CHANGE"; readonly value: string }
  | { readonly type: "SUBMIT" }
  | { readonly type: "USE_PASSKEY" }
  | { readonly type: "CLOSE" };

type Context = {
  readonly ways: OtherWays;
  /**
   * The proof that is asked for: a code if the user has a second factor, else the password; and the text typed for
   * each.
   */
  readonly by: Proof["type"];
  readonly password: string;
  readonly code: string;
  /** Whether the text of the last try cannot be a proof. */
  readonly incomplete: boolean;
  readonly failure: Failure | null;
  /** Why the authenticator proved nothing, if the user should know. */
  readonly refusal: ReportedFault | null;
};

const untroubled = { incomplete: false, failure: null, refusal: null } as const;

const unasked: Context = {
  ways: NO_OTHER_WAY,
  by: "password",
  password: "",
  code: "",
  ...untroubled,
};

/**
 * Asks the user to confirm their presence: with a code of their second factor, else the password, or with a passkey.
 * Closing clears what was typed.
 */
export const presenceMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PresenceEvent,
    emitted: {} as { readonly type: "CLOSED"; readonly confirmed: boolean },
    tags: {} as "open" | "confirming" | "proving",
  },
  actors: {
    look: notProvided<OtherWays>(),
    confirm: notProvided<void, Proof>(),
    usePasskey: notProvided<Result<null, AuthenticatorFault>>(),
  },
  guards: {
    complete: ({ context: { by, password, code } }) =>
      by === "password" ? password !== "" : readCode(code) !== null,
  },
}).createMachine({
  id: "presence",
  context: unasked,
  initial: "closed",
  states: {
    closed: { entry: assign(unasked), on: { ASK: "open" } },
    open: {
      tags: "open",
      initial: "form",
      invoke: {
        src: "look",
        onDone: {
          actions: assign(({ event: { output } }) => ({
            ways: output,
            by: output.code ? "code" : "password",
            incomplete: false,
          })),
        },
        // The server reports it if the password is not enough.
        onError: {},
      },
      states: {
        form: {
          on: {
            CHANGE: {
              actions: assign(({ context, event }) => ({ ...context, [context.by]: event.value })),
            },
            SUBMIT: [
              { guard: "complete", target: "confirming" },
              { actions: assign({ ...untroubled, incomplete: true }) },
            ],
            USE_PASSKEY: { guard: ({ context }) => context.ways.passkey, target: "proving" },
            CLOSE: {
              target: "#presence.closed",
              actions: emit({ type: "CLOSED", confirmed: false }),
            },
          },
        },
        confirming: {
          tags: "confirming",
          entry: assign(untroubled),
          invoke: {
            src: "confirm",
            input: ({ context: { by, password, code } }): Proof =>
              by === "password" ? { type: by, password } : { type: by, code: code.trim() },
            onDone: {
              target: "#presence.closed",
              actions: emit({ type: "CLOSED", confirmed: true }),
            },
            onError: {
              target: "form",
              actions: assign(({ event }) => ({ failure: failureOf(event.error) })),
            },
          },
        },
        proving: {
          tags: "proving",
          entry: assign(untroubled),
          invoke: {
            src: "usePasskey",
            onDone: [
              {
                guard: ({ event }) => event.output.ok,
                target: "#presence.closed",
                actions: emit({ type: "CLOSED", confirmed: true }),
              },
              {
                target: "form",
                actions: assign(({ event: { output } }) => ({
                  refusal: output.ok || output.reason === "cancelled" ? null : output.reason,
                })),
              },
            ],
            onError: {
              target: "form",
              actions: assign(({ event }) => ({ failure: failureOf(event.error) })),
            },
          },
          on: {
            CLOSE: {
              target: "#presence.closed",
              actions: emit({ type: "CLOSED", confirmed: false }),
            },
          },
        },
      },
    },
  },
});
