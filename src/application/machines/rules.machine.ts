import { assign, emit, enqueueActions, setup } from "xstate";
import { RULE_PLACES } from "../../domain/imports/rule-order.ts";
import type { Rule, RuleDraft } from "../../domain/imports/rule.ts";
import type { Seen } from "../../domain/ledger/stamped.ts";
import { changeId, type ChangeId } from "../../domain/shared/ids.ts";
import { moved } from "../../domain/shared/places.ts";
import { failureOf, type Failure } from "../failure.ts";
import { unprovided } from "./unprovided.ts";

/** A rule as it was seen, and what is wanted of it; null removes it. */
export type RuleWish = {
  readonly rule: Seen<Rule>;
  readonly draft: RuleDraft | null;
  readonly change: ChangeId;
};

export type RulesEvent =
  /** They were fetched. */
  | { readonly type: "LISTED"; readonly rules: readonly Seen<Rule>[] }
  | { readonly type: "REMOVE"; readonly rule: Seen<Rule> }
  /** Has a rule stand at a place among the others, counted from 0. */
  | { readonly type: "MOVE"; readonly rule: Seen<Rule>; readonly place: number };

type Told =
  | { readonly type: "REMOVED"; readonly change: ChangeId }
  | { readonly type: "FAILED"; readonly failure: Failure };

/** The rules in their order, and one removal or move at a time; after each they are fetched anew. */
export const rulesMachine = (newKey: () => string) => {
  const wish = (rule: Seen<Rule>, draft: RuleDraft | null): RuleWish => ({
    rule,
    draft,
    change: changeId(newKey()),
  });
  return setup({
    types: {
      context: {} as {
        readonly rules: readonly Seen<Rule>[];
        readonly wishes: readonly RuleWish[];
      },
      events: {} as RulesEvent,
      emitted: {} as Told,
      tags: {} as "busy",
    },
    actors: { change: unprovided<readonly Seen<Rule>[], readonly RuleWish[]>() },
    actions: {
      list: assign((_, rules: readonly Seen<Rule>[]) => ({ rules })),
      tell: enqueueActions(({ context: { wishes }, enqueue }) => {
        for (const { draft, change } of wishes)
          if (draft === null) enqueue.emit({ type: "REMOVED", change });
      }),
    },
  }).createMachine({
    id: "rules",
    context: { rules: [], wishes: [] },
    initial: "idle",
    on: { LISTED: { actions: { type: "list", params: ({ event }) => event.rules } } },
    states: {
      idle: {
        on: {
          REMOVE: {
            target: "changing",
            actions: assign(({ event: { rule } }) => ({ wishes: [wish(rule, null)] })),
          },
          MOVE: {
            target: "changing",
            actions: assign(({ context, event: { rule, place } }) => ({
              wishes: moved(context.rules, rule.id, place, RULE_PLACES).map(({ kept, position }) =>
                wish(kept, { ...kept, position }),
              ),
            })),
          },
        },
      },
      changing: {
        tags: "busy",
        invoke: {
          src: "change",
          input: ({ context }) => context.wishes,
          onDone: {
            target: "idle",
            actions: [{ type: "list", params: ({ event }) => event.output }, "tell"],
          },
          onError: {
            target: "idle",
            actions: emit(({ event }) => ({
              type: "FAILED" as const,
              failure: failureOf(event.error),
            })),
          },
        },
      },
    },
  });
};
