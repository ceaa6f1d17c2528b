import { assign, setup } from "xstate";
import type { GoalEntry } from "../../domain/goals/goal-entry.ts";
import type { GoalId } from "../../domain/shared/ids.ts";
import { failureOf, type Failure } from "../failure.ts";
import { unprovided } from "../acts/unprovided.ts";

type Context = {
  readonly goal: GoalId | null;
  /** The entries of the goal, once they are loaded. */
  readonly entries: readonly GoalEntry[] | null;
  readonly failure: Failure | null;
};

export type GoalEntriesEvent =
  /** Opens the entries of a goal, or closes them if they are open. */
  | { readonly type: "TOGGLE"; readonly goal: GoalId }
  | { readonly type: "RETRY" }
  /** The value of a goal has changed. */
  | { readonly type: "CHANGED"; readonly goal: GoalId };

/** The entries of goals: open for one at a time, fetched on opening, and again when the goal changes. */
export const goalEntriesMachine = setup({
  types: {
    context: {} as Context,
    events: {} as GoalEntriesEvent,
    tags: {} as "loading",
  },
  actors: { load: unprovided<readonly GoalEntry[], GoalId>() },
  guards: { isUnfolded: ({ context, event }) => "goal" in event && context.goal === event.goal },
}).createMachine({
  id: "goalEntries",
  context: { goal: null, entries: null, failure: null },
  initial: "folded",
  on: {
    TOGGLE: [
      {
        guard: "isUnfolded",
        target: ".folded",
      },
      {
        target: ".loading",
        reenter: true,
        actions: assign(({ event }) => ({ goal: event.goal, entries: null, failure: null })),
      },
    ],
    CHANGED: {
      guard: "isUnfolded",
      target: ".loading",
      reenter: true,
    },
  },
  states: {
    folded: { entry: assign({ goal: null, entries: null, failure: null }) },
    loading: {
      tags: "loading",
      invoke: {
        src: "load",
        input: ({ context }) => unfolded(context),
        onDone: {
          target: "shown",
          actions: assign(({ event }) => ({ entries: event.output, failure: null })),
        },
        onError: {
          target: "failed",
          actions: assign(({ event }) => ({ failure: failureOf(event.error) })),
        },
      },
    },
    shown: {},
    failed: { on: { RETRY: "loading" } },
  },
});

function unfolded({ goal }: Context): GoalId {
  if (goal === null) throw new Error("entries are fetched for a goal");
  return goal;
}
