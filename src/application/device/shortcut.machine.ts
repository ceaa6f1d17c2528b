import { emit, setup } from "xstate";
import type { TransactionKind } from "../../domain/transactions/transaction.ts";

/** The most time between the two keys of a shortcut. */
export const SHORTCUT_TIMEOUT_MS = 1500;

/** The shortcuts that open an entry from everywhere: N, then R (receita) or D (despesa). */
export const shortcutMachine = setup({
  types: {
    events: {} as { readonly type: "KEY"; readonly key: string },
    emitted: {} as { readonly type: "NEW_ENTRY"; readonly kind: TransactionKind },
  },
  delays: { patience: SHORTCUT_TIMEOUT_MS },
}).createMachine({
  id: "shortcut",
  initial: "idle",
  states: {
    idle: { on: { KEY: { guard: ({ event }) => event.key === "n", target: "armed" } } },
    armed: {
      after: { patience: "idle" },
      on: {
        KEY: [
          {
            guard: ({ event }) => event.key === "r",
            target: "idle",
            actions: emit({ type: "NEW_ENTRY", kind: "income" }),
          },
          {
            guard: ({ event }) => event.key === "d",
            target: "idle",
            actions: emit({ type: "NEW_ENTRY", kind: "expense" }),
          },
          { guard: ({ event }) => event.key === "n", target: "armed", reenter: true },
          { target: "idle" },
        ],
      },
    },
  },
});
