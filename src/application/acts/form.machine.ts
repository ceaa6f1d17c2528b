import { assign, setup, type ActorRefFrom } from "xstate";
import { failureOf, type Failure } from "../failure.ts";
import type { Form, FormFault } from "./form.ts";
import { notProvided, unprovidedEffect } from "./not-provided.ts";

export type FormEvent<Fields> =
  | { readonly type: "CHANGE"; readonly field: keyof Fields & string; readonly value: string }
  | { readonly type: "SUBMIT" }
  /** Starts again from blank fields. */
  | { readonly type: "RESET" };

type Context<Fields, Draft, Answer> = {
  readonly fields: Fields;
  readonly fault: FormFault<Fields> | null;
  readonly failure: Failure | null;
  readonly draft: Draft | null;
  readonly answer: Answer | null;
};

type Declaration = {
  /**
   * How long a result is shown before it is handed over and the form ends, in milliseconds; if absent, the form goes on.
   */
  readonly endsAfter?: number;
};

/**
 * A form without a dialog: typed, sent, answered. A failure keeps what was typed, and only one draft is sent at a time.
 */
export const formMachine = <Fields, Draft, Answer = void>(
  form: Form<Fields, Draft>,
  { endsAfter }: Declaration = {},
) => {
  const untroubled = { fault: null, failure: null, draft: null, answer: null } as const;
  return setup({
    types: {
      context: {} as Context<Fields, Draft, Answer>,
      /** The fields that are known in advance. */
      input: undefined as Partial<Fields> | undefined,
      events: {} as FormEvent<Fields>,
      tags: {} as "busy" | "answered",
    },
    actors: { send: notProvided<Answer, { readonly draft: Draft }>() },
    actions: { handOver: (_, _params: { readonly answer: Answer }) => unprovidedEffect() },
    guards: { ends: () => endsAfter !== undefined },
    delays: { shown: endsAfter ?? 0 },
  }).createMachine({
    id: "form",
    context: ({ input }) => ({ ...untroubled, fields: { ...form.blank(), ...input } }),
    initial: "typing",
    states: {
      typing: {
        on: {
          CHANGE: {
            actions: assign(({ context, event }) => ({
              fields: { ...context.fields, [event.field]: event.value },
            })),
          },
          SUBMIT: {
            target: "reading",
            actions: assign(({ context }) => {
              const read = form.read(context.fields);
              return read.ok
                ? { fault: null, failure: null, draft: read.value }
                : { fault: read.reason, failure: null, draft: null };
            }),
          },
          RESET: { actions: assign(() => ({ ...untroubled, fields: form.blank() })) },
        },
      },
      reading: {
        always: [
          { guard: ({ context }) => context.fault === null, target: "sending" },
          { target: "typing" },
        ],
      },
      sending: {
        tags: "busy",
        invoke: {
          src: "send",
          input: ({ context }) => ({ draft: context.draft as Draft }),
          onDone: [
            {
              guard: "ends",
              target: "answered",
              actions: assign(({ event }) => ({ answer: event.output })),
            },
            { target: "typing", actions: assign(({ event }) => ({ answer: event.output })) },
          ],
          onError: {
            target: "typing",
            actions: assign(({ event }) => ({ failure: failureOf(event.error), answer: null })),
          },
        },
      },
      answered: { tags: "answered", after: { shown: "over" } },
      over: {
        type: "final",
        tags: "answered",
        entry: {
          type: "handOver",
          params: ({ context }) => ({ answer: context.answer as Answer }),
        },
      },
    },
  });
};

export type FormMachine<Fields, Draft, Answer = void> = ReturnType<
  typeof formMachine<Fields, Draft, Answer>
>;

/** A started form. */
export type FormActor<Fields, Draft, Answer = void> = ActorRefFrom<
  FormMachine<Fields, Draft, Answer>
>;
