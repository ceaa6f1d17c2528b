import { setup } from "xstate";
import { unprovided } from "./unprovided.ts";

export type CopyEvent = { readonly type: "COPY" };

type Text = { readonly text: string };

/** Copies one text, and says whether it did. */
export const copyMachine = setup({
  types: { context: {} as Text, input: {} as Text, events: {} as CopyEvent },
  actors: { copy: unprovided<void, string>() },
}).createMachine({
  id: "copy",
  context: ({ input }) => input,
  initial: "idle",
  states: {
    idle: { on: { COPY: "copying" } },
    copying: {
      invoke: {
        src: "copy",
        input: ({ context }) => context.text,
        onDone: "copied",
        onError: "refused",
      },
    },
    copied: { on: { COPY: "copying" } },
    refused: { on: { COPY: "copying" } },
  },
});
