import { assign, setup, type ActorRefFrom } from "xstate";
import { failureOf, type Failure } from "../failure.ts";
import { notProvided } from "./not-provided.ts";

export type LookEvent<Of> =
  /** Opens, and loads what there is to see of something. */
  | { readonly type: "OPEN"; readonly of: Of }
  /** Loads again, after a failure or a change; the loaded value stays visible meanwhile. */
  | { readonly type: "RELOAD" }
  | { readonly type: "CLOSE" };

type Context<Of, Preview> = {
  readonly of: Of | null;
  /** The loaded value; null before that. */
  readonly preview: Preview | null;
  readonly failure: Failure | null;
};

/** Something to see, loaded each time it is opened. */
export const lookMachine = <Of, Preview>() =>
  setup({
    types: {
      context: {} as Context<Of, Preview>,
      events: {} as LookEvent<Of>,
      tags: {} as "open" | "loading",
    },
    actors: { look: notProvided<Preview, { readonly of: Of }>() },
    actions: {
      see: assign((_, { output: preview }: { readonly output: Preview }) => ({
        preview,
        failure: null,
      })),
      note: assign((_, { error }: { readonly error: unknown }) => ({ failure: failureOf(error) })),
    },
  }).createMachine({
    id: "look",
    context: { of: null, preview: null, failure: null },
    initial: "closed",
    on: {
      OPEN: {
        target: ".open",
        reenter: true,
        actions: assign(({ event }) => ({ of: event.of, preview: null, failure: null })),
      },
    },
    states: {
      closed: {},
      open: {
        tags: "open",
        initial: "loading",
        on: { RELOAD: { target: ".loading", reenter: true }, CLOSE: "closed" },
        states: {
          loading: {
            tags: "loading",
            invoke: {
              src: "look",
              input: ({ context }) => ({ of: context.of as Of }),
              onDone: { target: "shown", actions: { type: "see", params: ({ event }) => event } },
              onError: {
                target: "failed",
                actions: { type: "note", params: ({ event }) => event },
              },
            },
          },
          shown: {},
          failed: {},
        },
      },
    },
  });

/** A started look. */
export type Look<Of, Preview> = ActorRefFrom<ReturnType<typeof lookMachine<Of, Preview>>>;
