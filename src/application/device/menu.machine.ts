import { setup } from "xstate";

/** The slide-out menu of the phone. */
export const menuMachine = setup({
  types: { events: {} as { readonly type: "OPEN" } | { readonly type: "CLOSE" } },
}).createMachine({
  id: "menu",
  initial: "closed",
  states: { closed: { on: { OPEN: "open" } }, open: { on: { CLOSE: "closed" } } },
});
