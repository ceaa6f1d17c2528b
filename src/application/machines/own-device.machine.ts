import { assign, emit, setup } from "xstate";
import { unprovided } from "./unprovided.ts";

export type OwnDeviceEvent = { readonly type: "CHOOSE" } | { readonly type: "LEAVE" };

/** Saying that a device is one's own, and that it is so no more; a browser may refuse to keep a copy. */
export const ownDeviceMachine = setup({
  types: {
    context: {} as { readonly refused: boolean },
    events: {} as OwnDeviceEvent,
    emitted: {} as { readonly type: "CHOSEN" } | { readonly type: "LEFT" },
    tags: {} as "busy",
  },
  actors: { choose: unprovided<boolean>(), leave: unprovided<void>() },
}).createMachine({
  id: "ownDevice",
  context: { refused: false },
  initial: "idle",
  states: {
    idle: { on: { CHOOSE: "choosing", LEAVE: "leaving" } },
    choosing: {
      tags: "busy",
      entry: assign({ refused: false }),
      invoke: {
        src: "choose",
        onDone: [
          {
            guard: ({ event }) => event.output,
            target: "idle",
            actions: emit({ type: "CHOSEN" }),
          },
          { target: "idle", actions: assign({ refused: true }) },
        ],
        onError: { target: "idle", actions: assign({ refused: true }) },
      },
    },
    leaving: {
      tags: "busy",
      entry: assign({ refused: false }),
      invoke: {
        src: "leave",
        onDone: { target: "idle", actions: emit({ type: "LEFT" }) },
        onError: { target: "idle", actions: emit({ type: "LEFT" }) },
      },
    },
  },
});
