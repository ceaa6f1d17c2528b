import { assign, setup, type ActorRefFrom } from "xstate";
import { failureOf, type Failure } from "../failure.ts";
import { unprovided } from "./unprovided.ts";

export type LookEvent<Of> =
  /** Opens, and loads what there is to see of something. */
  | { readonly type: "OPEN"; readonly of: Of }
  /** Loads it again, as after a failure or a change; what is there stays in sight meanwhile. */
  | { readonly type: "RELOAD" }
  | { readonly type: "CLOSE" };

type Context<Of, Sight> = {
  readonly of: Of | null;
  /** What was loaded; null until then. */
  readonly sight: Sight | null;
  readonly failure: Failure | null;
};

/** Something to see, loaded each time it is opened. */
export const lookMachine = <Of, Sight>() =>
  setup({
    types: {
      context: {} as Context<Of, Sight>,
      events: {} as LookEvent<Of>,
      tags: {} as "open" | "loading",
    },
    actors: { look: unprovided<Sight, { readonly of: Of }>() },
    actions: {
      see: assign((_, { output: sight }: { readonly output: Sight }) => ({ sight, failure: null })),
      note: assign((_, { error }: { readonly error: unknown }) => ({ failure: failureOf(error) })),
    },
  }).createMachine({
    id: "look",
    context: { of: null, sight: null, failure: null },
    initial: "closed",
    on: {
      OPEN: {
        target: ".open",
        reenter: true,
        actions: assign(({ event }) => ({ of: event.of, sight: null, failure: null })),
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
export type Look<Of, Sight> = ActorRefFrom<ReturnType<typeof lookMachine<Of, Sight>>>;
