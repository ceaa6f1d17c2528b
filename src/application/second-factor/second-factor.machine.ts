import { assign, emit, setup } from "xstate";
import { readCode, type TotpSecret } from "../../domain/users/second-factor.ts";
import { failureOf, type Failure } from "../failure.ts";
import type { FactorNews } from "../notice.ts";
import { notProvided, unprovidedEffect } from "../acts/not-provided.ts";

/** The secret of an app, and its URI as the squares of a QR code. */
export type ShownSecret = TotpSecret & { readonly squares: readonly (readonly boolean[])[] };

export type SecondFactorEvent =
  | { readonly type: "BEGIN" }
  | { readonly type: "CHANGE"; readonly value: string }
  | { readonly type: "SUBMIT" }
  | { readonly type: "ASK"; readonly about: "renewal" | "removal" }
  | { readonly type: "CONFIRM" }
  | { readonly type: "CANCEL" }
  /** Saves the recovery codes as a file. */
  | { readonly type: "SAVE" }
  /** The user has stored the recovery codes. */
  | { readonly type: "KEPT" };

type Context = {
  readonly made: ShownSecret | null;
  readonly code: string;
  /** Whether the text of the last try cannot be a code of an app. */
  readonly incomplete: boolean;
  readonly failure: Failure | null;
  readonly codes: readonly string[];
  /** The news that is emitted once the codes have been stored. */
  readonly news: FactorNews;
  readonly about: "renewal" | "removal";
  /** Whether the user tried to close the codes without having stored them. */
  readonly warned: boolean;
};

const blank: Context = {
  made: null,
  code: "",
  incomplete: false,
  failure: null,
  codes: [],
  news: "factor-set",
  about: "removal",
  warned: false,
};

/** The user's own second factor: set up with an app, its recovery codes shown once, renewed, removed. */
export const secondFactorMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SecondFactorEvent,
    emitted: {} as
      /** The screen still shows the earlier state. */
      | { readonly type: "CHANGED" }
      | { readonly type: "DONE"; readonly news: FactorNews }
      | { readonly type: "FAILED"; readonly failure: Failure },
    tags: {} as "beginning" | "setup" | "confirming" | "asking" | "acting" | "codes",
  },
  actors: {
    begin: notProvided<ShownSecret>(),
    confirm: notProvided<readonly string[], string>(),
    renew: notProvided<readonly string[]>(),
    remove: notProvided<void>(),
  },
  actions: {
    save: (_, _params: { readonly codes: readonly string[] }) => unprovidedEffect(),
    noteFailure: assign((_, { reason }: { readonly reason: unknown }) => ({
      failure: failureOf(reason),
    })),
    tellChange: emit({ type: "CHANGED" }),
  },
  guards: { complete: ({ context }) => readCode(context.code)?.type === "app" },
}).createMachine({
  id: "secondFactor",
  context: blank,
  initial: "idle",
  states: {
    idle: {
      entry: assign(blank),
      on: {
        BEGIN: "beginning",
        ASK: { target: "asking", actions: assign(({ event }) => ({ about: event.about })) },
      },
    },
    beginning: {
      tags: "beginning",
      invoke: {
        src: "begin",
        onDone: { target: "showing", actions: assign(({ event }) => ({ made: event.output })) },
        onError: {
          target: "idle",
          actions: emit(({ event }) => ({ type: "FAILED", failure: failureOf(event.error) })),
        },
      },
    },
    showing: {
      tags: "setup",
      on: {
        CHANGE: { actions: assign(({ event }) => ({ code: event.value, incomplete: false })) },
        SUBMIT: [
          { guard: "complete", target: "confirming" },
          { actions: assign({ incomplete: true, failure: null }) },
        ],
        CANCEL: "idle",
      },
    },
    confirming: {
      tags: ["setup", "confirming"],
      entry: assign({ failure: null }),
      invoke: {
        src: "confirm",
        input: ({ context }) => context.code.trim(),
        onDone: {
          target: "codes",
          actions: assign(({ event }) => ({ codes: event.output, news: "factor-set" })),
        },
        onError: {
          target: "showing",
          actions: { type: "noteFailure", params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    asking: {
      tags: "asking",
      on: {
        CONFIRM: [
          { guard: ({ context }) => context.about === "renewal", target: "renewing" },
          { target: "removing" },
        ],
        CANCEL: "idle",
      },
    },
    renewing: {
      tags: ["asking", "acting"],
      entry: assign({ failure: null }),
      invoke: {
        src: "renew",
        onDone: {
          target: "codes",
          actions: assign(({ event }) => ({ codes: event.output, news: "codes-renewed" })),
        },
        onError: {
          target: "asking",
          actions: { type: "noteFailure", params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    removing: {
      tags: ["asking", "acting"],
      entry: assign({ failure: null }),
      invoke: {
        src: "remove",
        onDone: {
          target: "idle",
          actions: ["tellChange", emit({ type: "DONE", news: "factor-removed" })],
        },
        onError: {
          target: "asking",
          actions: { type: "noteFailure", params: ({ event }) => ({ reason: event.error }) },
        },
      },
    },
    /** Shown once; to continue, the user confirms that they have stored them. */
    codes: {
      tags: "codes",
      entry: "tellChange",
      on: {
        SAVE: {
          actions: { type: "save", params: ({ context }) => ({ codes: context.codes }) },
        },
        CANCEL: { actions: assign({ warned: true }) },
        KEPT: {
          target: "idle",
          actions: emit(({ context }) => ({ type: "DONE", news: context.news })),
        },
      },
    },
  },
});
