import { assign, enqueueActions, setup, type ActorRefFrom } from "xstate";
import { failureOf, isLeft, isRefusal, type Failure } from "../failure.ts";
import { notProvided } from "./not-provided.ts";

export type ActEvent<Of> =
  /** Asks for confirmation first. */
  | { readonly type: "ASK"; readonly of: Of }
  /** Does it without asking. */
  | { readonly type: "DO"; readonly of: Of }
  | { readonly type: "CONFIRM" }
  /** Cancels the question, or dismisses the outcome. */
  | { readonly type: "CLOSE" };

/** The subject of an act, and its key. Every try after one question has the same key, unless it was refused. */
export type ActInput<Of> = { readonly of: Of; readonly key: string };

type Context<Of, Answer, Preview> = {
  readonly of: Of | null;
  readonly key: string;
  /** The result of the look before the question; null until it is known. */
  readonly preview: Preview | null;
  readonly answer: Answer | null;
  readonly failure: Failure | null;
};

/** The errors and results of looks and acts. */
type Failed = { readonly error: unknown };
type Done<Answer> = { readonly output: Answer };

type Declaration = {
  /** Whether a look is needed before the question can be answered. */
  readonly looks?: boolean;
  /** Makes the key by which the server recognises a repeated act. */
  readonly newKey?: () => string;
};

/**
 * An act of the user: confirmed first or not, then done, then reported. A failure is shown in its question; without a
 * question it is emitted.
 */
export const actMachine = <Of = null, Answer = void, Preview = null>({
  looks = false,
  newKey = () => "",
}: Declaration = {}) =>
  setup({
    types: {
      context: {} as Context<Of, Answer, Preview>,
      events: {} as ActEvent<Of>,
      emitted: {} as
        | ({ readonly type: "DONE"; readonly answer: Answer } & ActInput<Of>)
        | { readonly type: "FAILED"; readonly of: Of; readonly failure: Failure },
      tags: {} as "asking" | "looking" | "busy" | "done" | "failed",
    },
    actors: {
      look: notProvided<Preview, Pick<ActInput<Of>, "of">>(),
      act: notProvided<Answer, ActInput<Of>>(),
    },
    guards: {
      looks: () => looks,
      isLeft: ({ event }) => "error" in event && isLeft(event.error),
      isUnseen: ({ context }) => looks && context.preview === null,
    },
    actions: {
      begin: assign(({ event }) => ({
        of: "of" in event ? event.of : null,
        key: newKey(),
        preview: null,
        answer: null,
        failure: null,
      })),
      forget: assign({ of: null, preview: null, answer: null, failure: null }),
      note: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
      // A try after a refusal is a new act.
      noteRefusal: assign(({ context: { key } }, { error }: Failed) => {
        const failure = failureOf(error);
        return { failure, key: isRefusal(failure) ? newKey() : key };
      }),
      conclude: enqueueActions(({ context, enqueue }, { output: answer }: Done<Answer>) => {
        const { of, key } = context;
        enqueue.assign({ answer });
        enqueue.emit({ type: "DONE", of: of as Of, key, answer });
      }),
      tellFailure: enqueueActions(({ context: { of }, enqueue }, { error }: Failed) => {
        const failure = failureOf(error);
        enqueue.assign({ failure });
        enqueue.emit({ type: "FAILED", of: of as Of, failure });
      }),
    },
  }).createMachine({
    id: "act",
    context: { of: null, key: "", preview: null, answer: null, failure: null },
    initial: "resting",
    states: {
      resting: {
        initial: "idle",
        states: { idle: {}, done: { tags: "done" }, failed: { tags: "failed" } },
        on: {
          ASK: [
            { guard: "looks", target: "looking", actions: "begin" },
            { target: "asking", actions: "begin" },
          ],
          DO: { target: "doing", actions: "begin" },
          CLOSE: { target: "resting", actions: "forget" },
        },
      },
      looking: {
        tags: ["asking", "looking"],
        invoke: {
          src: "look",
          input: ({ context }) => ({ of: context.of as Of }),
          onDone: {
            target: "asking",
            actions: assign(({ event }) => ({ preview: event.output, failure: null })),
          },
          onError: {
            target: "asking",
            actions: { type: "note", params: ({ event }) => event },
          },
        },
        on: { CLOSE: "resting" },
      },
      /** Nothing is done before the look has ended. */
      asking: {
        tags: "asking",
        on: { CONFIRM: [{ guard: "isUnseen", target: "looking" }, "confirmed"], CLOSE: "resting" },
      },
      confirmed: {
        tags: ["asking", "busy"],
        entry: assign({ failure: null }),
        invoke: {
          src: "act",
          input: ({ context: { of, key } }) => ({ of: of as Of, key }),
          onDone: {
            target: "resting.done",
            actions: { type: "conclude", params: ({ event }) => event },
          },
          onError: [
            { guard: "isLeft", target: "resting", actions: "forget" },
            {
              target: "asking",
              actions: { type: "noteRefusal", params: ({ event }) => event },
            },
          ],
        },
      },
      doing: {
        tags: "busy",
        invoke: {
          src: "act",
          input: ({ context: { of, key } }) => ({ of: of as Of, key }),
          onDone: {
            target: "resting.done",
            actions: { type: "conclude", params: ({ event }) => event },
          },
          onError: [
            { guard: "isLeft", target: "resting", actions: "forget" },
            {
              target: "resting.failed",
              actions: { type: "tellFailure", params: ({ event }) => event },
            },
          ],
        },
      },
    },
  });

export type ActMachine<Of = null, Answer = void, Preview = null> = ReturnType<
  typeof actMachine<Of, Answer, Preview>
>;

/** A started act. */
export type Act<Of = null, Answer = void, Preview = null> = ActorRefFrom<
  ActMachine<Of, Answer, Preview>
>;
