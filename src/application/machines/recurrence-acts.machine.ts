import { assign, emit, enqueueActions, setup } from "xstate";
import type { Failure } from "../failure.ts";
import type { NamedAct, RecurrenceAct } from "../recurrence-act.ts";
import { outbox, type Delivery } from "./outbox.ts";

export type RecurrenceActsEvent = { readonly type: "ACT"; readonly act: RecurrenceAct };

type Context = {
  /** What is on its way; another press on the same waits for it. */
  readonly underWay: readonly NamedAct[];
};

/** What an act is about. */
const subjectOf = (act: RecurrenceAct): string => ("proposal" in act ? act.proposal.id : act.of.id);

/** Whether something is on its way that is about the same as an act. */
export const isUnderWay = ({ underWay }: Context, id: string): boolean =>
  underWay.some(({ act }) => subjectOf(act) === id);

/** What is done to recurrences without a form: each goes out at once, one at a time of each, and how it ended is told. */
export const recurrenceActsMachine = (newKey: () => string) =>
  setup({
    types: {
      context: {} as Context,
      events: {} as RecurrenceActsEvent | Delivery<NamedAct, void>,
      emitted: {} as
        | { readonly type: "DONE"; readonly done: NamedAct }
        | { readonly type: "FAILED"; readonly failure: Failure },
    },
    actors: {
      outbox: outbox<NamedAct, void>(() => Promise.reject(new Error("port not provided"))),
    },
    guards: {
      isFree: ({ context }, act: RecurrenceAct) => !isUnderWay(context, subjectOf(act)),
    },
    actions: {
      arrive: assign(({ context }, item: NamedAct) => ({
        underWay: context.underWay.filter((one) => one !== item),
      })),
    },
  }).createMachine({
    id: "recurrenceActs",
    context: { underWay: [] },
    invoke: { id: "outbox", src: "outbox" },
    on: {
      ACT: {
        guard: { type: "isFree", params: ({ event }) => event.act },
        actions: enqueueActions(({ context, event, enqueue }) => {
          const item: NamedAct = { act: event.act, key: newKey() };
          enqueue.assign({ underWay: [...context.underWay, item] });
          enqueue.sendTo("outbox", { type: "DELIVER", item });
        }),
      },
      ACKNOWLEDGED: {
        actions: [
          { type: "arrive", params: ({ event }) => event.item },
          emit(({ event }) => ({ type: "DONE", done: event.item })),
        ],
      },
      REFUSED: {
        actions: [
          { type: "arrive", params: ({ event }) => event.item },
          emit(({ event }) => ({ type: "FAILED", failure: event.failure })),
        ],
      },
    },
  });
