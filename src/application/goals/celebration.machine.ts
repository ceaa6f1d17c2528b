import { assign, setup } from "xstate";
import type { Goal } from "../../domain/goals/goal.ts";

/** How long a newly reached goal is celebrated. */
export const CELEBRATION_DURATION_MS = 6000;

/** The goal that has just been reached, if any. */
export const celebrationMachine = setup({
  types: {
    context: {} as { readonly goal: Goal | null },
    events: {} as { readonly type: "REACHED"; readonly goal: Goal },
  },
  delays: { duration: CELEBRATION_DURATION_MS },
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
