import { assign, emit, enqueueActions, setup } from "xstate";
import type { WithRevision } from "../../domain/ledger/stored-record.ts";
import { occurrenceName } from "../../domain/recurrences/occurrence-name.ts";
import type { Occurrence, Recurrence } from "../../domain/recurrences/recurrence.ts";
import type { FieldIssue } from "../../domain/fields/field-issue.ts";
import { isLeft, type Failure } from "../failure.ts";
import { amountText, readAmount } from "../acts/amount-text.ts";
import type { NamedAct, RecurrenceAct } from "./recurrence-act.ts";
import { sending, type Outcome } from "../acts/sending.ts";

export type RecurrenceActsEvent =
  | { readonly type: "ACT"; readonly act: RecurrenceAct }
  /** The typed amount of a movement that waits. */
  | { readonly type: "CHANGE"; readonly occurrence: Occurrence; readonly amount: string }
  | {
      readonly type: "CONFIRM";
      readonly of: WithRevision<Recurrence>;
      readonly occurrence: Occurrence;
    };

/** A typed amount, and why it was refused. */
type TypedAmount = { readonly amount: string; readonly issue: FieldIssue | null };

type Context = {
  /** The acts on their way; another press on the same subject is ignored until they are done. */
  readonly underWay: readonly NamedAct[];
  /** The typed amounts that are not acknowledged, by their movement. */
  readonly typed: Readonly<Record<string, TypedAmount>>;
};

/** The amount typed for a movement; undefined if it is the planned one. */
export const typedOf = ({ typed }: Context, occurrence: Occurrence): TypedAmount | undefined =>
  typed[occurrenceName(occurrence)];

function subjectOf(act: RecurrenceAct): string {
  if (act.type === "end-payment") return act.payment;
  return "proposal" in act ? act.proposal.id : act.of.id;
}

/** The typed amounts as texts, by the names of their movements. */
export const typedTexts = ({ typed }: Context): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(typed).map(([name, { amount }]) => [name, amount]));

/** Whether an act on this subject is on its way. */
export const isUnderWay = ({ underWay }: Context, id: string): boolean =>
  underWay.some(({ act }) => subjectOf(act) === id);

/**
 * Changes recurrences without a form: each act is sent at once, one at a time for each recurrence, and its outcome is
 * emitted.
 */
export const recurrenceActsMachine = (newKey: () => string) =>
  setup({
    types: {
      context: {} as Context,
      /** The amounts that an earlier session typed. */
      input: undefined as Readonly<Record<string, string>> | undefined,
      events: {} as RecurrenceActsEvent | Outcome<NamedAct, void>,
      emitted: {} as
        | { readonly type: "DONE"; readonly done: NamedAct }
        | { readonly type: "FAILED"; readonly failure: Failure },
    },
    actors: {
      sending: sending<NamedAct, void>(() => Promise.reject(new Error("port not provided"))),
    },
    guards: {
      isFree: ({ context }, act: RecurrenceAct) => !isUnderWay(context, subjectOf(act)),
    },
    actions: {
      arrive: assign(({ context }, item: NamedAct) => ({
        underWay: context.underWay.filter((one) => one !== item),
      })),
      keep: assign(
        (
          { context },
          { occurrence, ...kept }: TypedAmount & { readonly occurrence: Occurrence },
        ) => ({
          typed: { ...context.typed, [occurrenceName(occurrence)]: kept },
        }),
      ),
      forget: assign(({ context }, { act }: NamedAct) => {
        if (!("occurrence" in act)) return {};
        const { [occurrenceName(act.occurrence)]: _, ...typed } = context.typed;
        return { typed };
      }),
    },
  }).createMachine({
    id: "recurrenceActs",
    context: ({ input = {} }) => ({
      underWay: [],
      typed: Object.fromEntries(
        Object.entries(input).map(([name, amount]) => [name, { amount, issue: null }]),
      ),
    }),
    invoke: { id: "sending", src: "sending" },
    on: {
      ACT: {
        guard: { type: "isFree", params: ({ event }) => event.act },
        actions: enqueueActions(({ context, event, enqueue }) => {
          const item: NamedAct = { act: event.act, key: newKey() };
          enqueue.assign({ underWay: [...context.underWay, item] });
          enqueue.sendTo("sending", { type: "SEND", item });
        }),
      },
      CHANGE: {
        actions: {
          type: "keep",
          params: ({ event: { occurrence, amount } }) => ({ occurrence, amount, issue: null }),
        },
      },
      CONFIRM: {
        actions: enqueueActions(({ context, event: { of, occurrence }, enqueue }) => {
          const text = typedOf(context, occurrence)?.amount ?? amountText(occurrence.amount);
          const amount = readAmount(text);
          if (amount.ok)
            enqueue.raise({
              type: "ACT",
              act: { type: "confirm", of, occurrence, amount: amount.value },
            });
          else
            enqueue({
              type: "keep",
              params: { occurrence, amount: text, issue: amount.reason },
            });
        }),
      },
      ACKNOWLEDGED: {
        actions: [
          { type: "arrive", params: ({ event }) => event.item },
          { type: "forget", params: ({ event }) => event.item },
          emit(({ event }) => ({ type: "DONE", done: event.item })),
        ],
      },
      REFUSED: [
        {
          // It waits on the device, and is no failure.
          guard: ({ event }) => isLeft(event.failure),
          actions: [
            { type: "arrive", params: ({ event }) => event.item },
            { type: "forget", params: ({ event }) => event.item },
          ],
        },
        {
          actions: [
            { type: "arrive", params: ({ event }) => event.item },
            emit(({ event }) => ({ type: "FAILED", failure: event.failure })),
          ],
        },
      ],
    },
  });
