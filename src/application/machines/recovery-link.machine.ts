import { assign, setup } from "xstate";
import { failureOf, type Failure } from "../failure.ts";
import { unprovided } from "./unprovided.ts";

export type RecoveryLinkEvent =
  | { readonly type: "OPEN"; readonly username: string }
  | { readonly type: "MAKE" }
  | { readonly type: "COPY" }
  | { readonly type: "CLOSE" };

type Context = {
  readonly username: string;
  /** Shown once: nobody can ask for it again. */
  readonly link: string;
  readonly failure: Failure | null;
};

const BLANK: Context = { username: "", link: "", failure: null };

/** Making a link for a new password for somebody, to be copied and handed to them; closing forgets it. */
export const recoveryLinkMachine = setup({
  types: {
    context: {} as Context,
    events: {} as RecoveryLinkEvent,
    tags: {} as "open" | "making" | "made" | "copied" | "not-copied",
  },
  actors: {
    make: unprovided<string, { readonly username: string }>(),
    copy: unprovided<void, { readonly text: string }>(),
  },
}).createMachine({
  id: "recoveryLink",
  context: BLANK,
  initial: "closed",
  states: {
    closed: {
      entry: assign(BLANK),
      on: {
        OPEN: { target: "open", actions: assign(({ event }) => ({ username: event.username })) },
      },
    },
    open: {
      tags: "open",
      initial: "asking",
      states: {
        asking: { on: { MAKE: "making", CLOSE: "#recoveryLink.closed" } },
        making: {
          tags: "making",
          entry: assign({ failure: null }),
          invoke: {
            src: "make",
            input: ({ context: { username } }) => ({ username }),
            onDone: { target: "made", actions: assign(({ event }) => ({ link: event.output })) },
            onError: {
              target: "asking",
              actions: assign(({ event }) => ({ failure: failureOf(event.error) })),
            },
          },
        },
        made: {
          tags: "made",
          initial: "shown",
          on: { COPY: ".copying", CLOSE: "#recoveryLink.closed" },
          states: {
            shown: {},
            copying: {
              invoke: {
                src: "copy",
                input: ({ context: { link } }) => ({ text: link }),
                onDone: "copied",
                onError: "notCopied",
              },
            },
            copied: { tags: "copied" },
            notCopied: { tags: "not-copied" },
          },
        },
      },
    },
  },
});
