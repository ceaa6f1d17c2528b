import { setup } from "xstate";
import type { Theme } from "./theme-store.ts";
import { unprovidedEffect } from "../acts/not-provided.ts";

/** The theme of the page: dark unless the user chose light before. */
export const themeMachine = setup({
  types: {
    context: {} as { readonly stored: Theme | null },
    input: {} as { readonly stored: Theme | null },
    events: {} as { readonly type: "TOGGLE" },
  },
  actions: {
    apply: (_, _params: { readonly theme: Theme }) => unprovidedEffect(),
    store: (_, _params: { readonly theme: Theme }) => unprovidedEffect(),
  },
}).createMachine({
  id: "theme",
  context: ({ input }) => input,
  initial: "choosing",
  states: {
    choosing: {
      always: [
        { guard: ({ context }) => context.stored === "light", target: "light" },
        { target: "dark" },
      ],
    },
    dark: {
      entry: { type: "apply", params: { theme: "dark" } },
      on: {
        TOGGLE: { target: "light", actions: { type: "store", params: { theme: "light" } } },
      },
    },
    light: {
      entry: { type: "apply", params: { theme: "light" } },
      on: {
        TOGGLE: { target: "dark", actions: { type: "store", params: { theme: "dark" } } },
      },
    },
  },
});
