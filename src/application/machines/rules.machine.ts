import { assign, emit, enqueueActions, setup } from "xstate";
import { RULE_PLACES } from "../../domain/rules/rule-order.ts";
import type { Rule, RuleDraft } from "../../domain/rules/rule.ts";
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
  | { readonly type: "REMOVE"; readonly rule: Seen<Rule> }
  /** Has a rule stand at a place among all of them in their order, counted from 0. */
  | {
      readonly type: "MOVE";
      readonly rule: Seen<Rule>;
      readonly place: number;
      readonly rules: readonly Seen<Rule>[];
    };

type Told =
  | { readonly type: "REMOVED"; readonly change: ChangeId }
  | { readonly type: "FAILED"; readonly failure: Failure };

/** One removal or move of a rule at a time. */
export const rulesMachine = (newKey: () => string) => {
  const wish = (rule: Seen<Rule>, draft: RuleDraft | null): RuleWish => ({
    rule,
    draft,
    change: changeId(newKey()),
  });
  return setup({
    types: {
      context: {} as { readonly wishes: readonly RuleWish[] },
      events: {} as RulesEvent,
      emitted: {} as Told,
      tags: {} as "busy",
    },
    actors: { change: unprovided<void, readonly RuleWish[]>() },
    actions: {
      tell: enqueueActions(({ context: { wishes }, enqueue }) => {
        for (const { draft, change } of wishes)
          if (draft === null) enqueue.emit({ type: "REMOVED", change });
      }),
    },
  }).createMachine({
    id: "rules",
    context: { wishes: [] },
    initial: "idle",
    states: {
      idle: {
        on: {
          REMOVE: {
            target: "changing",
            actions: assign(({ event: { rule } }) => ({ wishes: [wish(rule, null)] })),
          },
          MOVE: {
            target: "changing",
            actions: assign(({ event: { rule, place, rules } }) => ({
              wishes: moved(rules, rule.id, place, RULE_PLACES).map(({ kept, position }) =>
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
            actions: "tell",
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
