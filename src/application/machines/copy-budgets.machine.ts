import { emit, setup } from "xstate";
import type { BudgetDraft } from "../../domain/budgets/budget.ts";
import { failureOf, type Failure } from "../failure.ts";
import { unprovided } from "./unprovided.ts";

/** Asks for the budgets that a month takes over from another. */
export type CopyBudgetsEvent = { readonly type: "COPY"; readonly drafts: readonly BudgetDraft[] };

type Emitted =
  | { readonly type: "COPIED"; readonly count: number }
  | { readonly type: "FAILED"; readonly failure: Failure };

/** Copying last month's budgets in one click; while it runs, no further click counts. */
export const copyBudgetsMachine = setup({
  types: {
    events: {} as CopyBudgetsEvent,
    emitted: {} as Emitted,
    tags: {} as "busy",
  },
  actors: { copy: unprovided<number, readonly BudgetDraft[]>() },
  guards: { something: ({ event }) => event.drafts.length > 0 },
}).createMachine({
  id: "copyBudgets",
  initial: "idle",
  states: {
    idle: { on: { COPY: { guard: "something", target: "copying" } } },
    copying: {
      tags: "busy",
      invoke: {
        src: "copy",
        input: ({ event }) => event.drafts,
        onDone: {
          target: "idle",
          actions: emit(({ event }) => ({ type: "COPIED", count: event.output })),
        },
        onError: {
          target: "idle",
          actions: emit(({ event }) => ({ type: "FAILED", failure: failureOf(event.error) })),
        },
      },
    },
  },
});
