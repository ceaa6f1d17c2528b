import { assign, emit, setup } from "xstate";
import type { Rule, RuledRecord } from "../../domain/rules/rule.ts";
import { changeId, type ChangeId, type RuleId } from "../../domain/shared/ids.ts";
import { failureOf, isRefusal, type Failure } from "../failure.ts";
import { unprovided } from "./unprovided.ts";

export type RuleApplicationEvent =
  /** Looks at what a rule would make of the records of the past. */
  | { readonly type: "ASK"; readonly rule: Rule }
  | { readonly type: "CONFIRM" }
  | { readonly type: "CLOSE" };

export type RuleApplicationInput = {
  readonly id: RuleId;
  /** The same for every try at the same application, so that it counts as one. */
  readonly change: ChangeId;
};

type Context = {
  readonly rule: Rule | null;
  /** The records that change, as they would be; null until that is known. */
  readonly records: readonly RuledRecord[] | null;
  readonly change: ChangeId;
  readonly failure: Failure | null;
};

function idOf({ rule }: Context): RuleId {
  if (rule === null) throw new Error("no rule is asked about");
  return rule.id;
}

/** Applying a rule to the records of the past: first it is looked at what would change, and only then it is done. */
export const ruleApplicationMachine = (newKey: () => string) =>
  setup({
    types: {
      context: {} as Context,
      events: {} as RuleApplicationEvent,
      emitted: {} as {
        readonly type: "APPLIED";
        readonly count: number;
        readonly change: ChangeId;
      },
      tags: {} as "open" | "looking" | "busy",
    },
    actors: {
      preview: unprovided<readonly RuledRecord[], { readonly id: RuleId }>(),
      apply: unprovided<readonly RuledRecord[], RuleApplicationInput>(),
    },
    guards: { isSeen: ({ context }) => context.records !== null },
    actions: {
      note: assign((_, failure: Failure) => ({ failure })),
      // Another try at what was refused is another change.
      rename: assign(({ context: { change } }, failure: Failure) => ({
        change: isRefusal(failure) ? changeId(newKey()) : change,
      })),
    },
  }).createMachine({
    id: "ruleApplication",
    context: { rule: null, records: null, change: changeId(""), failure: null },
    initial: "idle",
    states: {
      idle: {
        on: {
          ASK: {
            target: "looking",
            actions: assign(({ event }) => ({
              rule: event.rule,
              records: null,
              change: changeId(newKey()),
              failure: null,
            })),
          },
        },
      },
      looking: {
        tags: ["open", "looking"],
        invoke: {
          src: "preview",
          input: ({ context }) => ({ id: idOf(context) }),
          onDone: { target: "asking", actions: assign(({ event }) => ({ records: event.output })) },
          onError: {
            target: "asking",
            actions: { type: "note", params: ({ event }) => failureOf(event.error) },
          },
        },
        on: { CLOSE: "idle" },
      },
      asking: {
        tags: "open",
        on: { CONFIRM: { guard: "isSeen", target: "applying" }, CLOSE: "idle" },
      },
      applying: {
        tags: ["open", "busy"],
        entry: assign({ failure: null }),
        invoke: {
          src: "apply",
          input: ({ context }) => ({ id: idOf(context), change: context.change }),
          onDone: {
            target: "idle",
            actions: emit(({ context: { change }, event }) => ({
              type: "APPLIED" as const,
              count: event.output.length,
              change,
            })),
          },
          onError: {
            target: "asking",
            actions: [
              { type: "note", params: ({ event }) => failureOf(event.error) },
              { type: "rename", params: ({ event }) => failureOf(event.error) },
            ],
          },
        },
      },
    },
  });
