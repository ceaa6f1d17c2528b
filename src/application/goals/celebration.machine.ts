import { assign, setup } from "xstate";
import type { Goal } from "../../domain/goals/goal.ts";

/** How long a goal that was just reached is celebrated, in milliseconds. */
export const CELEBRATION_DURATION = 6000;

/** The goal that was reached a moment ago, if one was. */
export const celebrationMachine = setup({
  types: {
    context: {} as { readonly goal: Goal | null },
    events: {} as { readonly type: "REACHED"; readonly goal: Goal },
  },
  delays: { duration: CELEBRATION_DURATION },
}).createMachine({
  id: "celebration",
  context: { goal: null },
  initial: "quiet",
  on: {
    REACHED: {
      target: ".celebrating",
      reenter: true,
      actions: assign(({ event }) => ({ goal: event.goal })),
    },
  },
  states: {
    quiet: { entry: assign({ goal: null }) },
    celebrating: { after: { duration: "quiet" } },
  },
});
