import { assign, emit, setup } from "xstate";
import type { Revision } from "../../domain/ledger/revision.ts";
import { failureOf, type Failure } from "../failure.ts";
import { unprovided } from "./unprovided.ts";

/** A record as the question names it. */
export type RemovalTarget = {
  readonly id: string;
  readonly revision: Revision;
  readonly label: string;
};

export type RemovalInput = {
  readonly target: RemovalTarget;
  /** The same for every try at the same removal, so that it counts as one. */
  readonly key: string;
};

export type RemovalEvent =
  | { readonly type: "ASK"; readonly target: RemovalTarget }
  | { readonly type: "CONFIRM" }
  | { readonly type: "CANCEL" };

/** Removing a record after a question; a failure keeps the question open. */
export const removalMachine = (newKey: () => string) =>
  setup({
    types: {
      context: {} as RemovalInput & { readonly failure: Failure | null },
      events: {} as RemovalEvent,
      emitted: {} as { readonly type: "REMOVED" },
      tags: {} as "open" | "busy",
    },
    actors: { remove: unprovided<void, RemovalInput>() },
  }).createMachine({
    id: "removal",
    context: { target: { id: "", revision: 0, label: "" }, key: "", failure: null },
    initial: "idle",
    states: {
      idle: {
        on: {
          ASK: {
            target: "asking",
            actions: assign(({ event }) => ({
              target: event.target,
              key: newKey(),
              failure: null,
            })),
          },
        },
      },
      asking: { tags: "open", on: { CONFIRM: "removing", CANCEL: "idle" } },
      removing: {
        tags: ["open", "busy"],
        entry: assign({ failure: null }),
        invoke: {
          src: "remove",
          input: ({ context: { target, key } }) => ({ target, key }),
          onDone: { target: "idle", actions: emit({ type: "REMOVED" }) },
          onError: {
            target: "asking",
            actions: assign(({ event }) => ({ failure: failureOf(event.error) })),
          },
        },
      },
    },
  });
