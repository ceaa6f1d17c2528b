import { assign, setup } from "xstate";
import { TYPING_PAUSE_MS } from "./typing-pause.ts";
import { unprovidedEffect } from "./not-provided.ts";

export type SearchEvent =
  | { readonly type: "TYPE"; readonly text: string }
  /** Searches at once, without waiting for a pause. */
  | { readonly type: "SUBMIT" }
  | { readonly type: "CLEAR" }
  /** The URL contains a text, whoever wrote it. */
  | { readonly type: "ADDRESS_SAYS"; readonly text: string };

/** The text of a search: a pause in typing writes it to the URL, which a list on the server follows. */
export const searchMachine = setup({
  types: {
    context: {} as { readonly text: string; readonly written: string },
    input: {} as { readonly text: string },
    events: {} as SearchEvent,
    tags: {} as "waiting",
  },
  actions: {
    /** Writes a text to the URL, replacing the last one. */
    write: (_, _params: { readonly text: string }) => unprovidedEffect(),
  },
  delays: { pause: TYPING_PAUSE_MS },
}).createMachine({
  id: "search",
  context: ({ input }) => ({ text: input.text, written: input.text }),
  initial: "settled",
  on: {
    TYPE: {
      target: ".typing",
      reenter: true,
      actions: assign(({ event }) => ({ text: event.text })),
    },
    CLEAR: { target: ".asking", actions: assign({ text: "" }) },
    ADDRESS_SAYS: {
      guard: ({ context, event }) => event.text !== context.written,
      target: ".settled",
      actions: assign(({ event }) => ({ text: event.text, written: event.text })),
    },
  },
  states: {
    settled: {},
    typing: { tags: "waiting", on: { SUBMIT: "asking" }, after: { pause: "asking" } },
    asking: {
      always: [
        {
          guard: ({ context }) => context.text.trim() !== context.written,
          target: "settled",
          actions: [
            assign(({ context }) => ({ written: context.text.trim() })),
            { type: "write", params: ({ context }) => ({ text: context.written }) },
          ],
        },
        { target: "settled" },
      ],
    },
  },
});
