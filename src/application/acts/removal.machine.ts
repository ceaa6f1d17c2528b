import { assign, emit, fromPromise, sendTo, setup } from "xstate";
import type { Revision } from "../../domain/ledger/revision.ts";
import { changeId, type ChangeId } from "../../domain/shared/ids.ts";
import type { WrittenRecord } from "../../domain/ledger/written.ts";
import { isRefusal, type Failure } from "../failure.ts";
import { outbox, type Delivery } from "../entries/outbox.ts";

/** The record to remove, with the name that the question shows. */
export type RemovalTarget = {
  readonly id: string;
  readonly revision: Revision;
  readonly label: string;
};

export type RemovalInput = {
  readonly target: RemovalTarget;
  /** The key of every try at the same removal, so that it counts once. */
  readonly key: string;
};

export type RemovalEvent =
  | { readonly type: "ASK"; readonly target: RemovalTarget }
  /** Removes without asking; a question follows only if that is refused. */
  | { readonly type: "REMOVE"; readonly target: RemovalTarget }
  | { readonly type: "CONFIRM" }
  | { readonly type: "CANCEL" };

type Returned = { readonly item: RemovalInput; readonly failure: Failure };

type Context = RemovalInput & {
  readonly failure: Failure | null;
  /** The refused removals that wait to be asked about, in their order. */
  readonly returned: readonly Returned[];
};

/**
 * Removes a record after a question, which closes as soon as it is answered. A refused removal returns as a question
 * about the record's current version; a record that somebody else has removed counts as done.
 */
export const removalMachine = (
  newKey: () => string,
  targetOf: (record: WrittenRecord) => RemovalTarget,
) =>
  setup({
    types: {
      context: {} as Context,
      events: {} as RemovalEvent | Delivery<RemovalInput, void>,
      /** With the change to undo; null if somebody else made it. */
      emitted: {} as { readonly type: "REMOVED"; readonly undo: ChangeId | null },
      tags: {} as "open",
    },
    actors: {
      outbox: outbox<RemovalInput, void>(() => Promise.reject(new Error("port not provided"))),
      /** Resolves when nothing else is open over the screen. */
      foreground: fromPromise<void>(() => Promise.resolve()),
    },
    guards: {
      returned: ({ context }) => context.returned.length > 0,
      goneAnyway: ({ event }) =>
        event.type === "REFUSED" &&
        event.failure.type === "conflict" &&
        event.failure.current === null,
    },
    actions: {
      begin: assign(({ event }) =>
        event.type === "ASK" || event.type === "REMOVE"
          ? { target: event.target, key: newKey(), failure: null }
          : {},
      ),
      send: sendTo("outbox", ({ context: { target, key } }) => ({
        type: "DELIVER",
        item: { target, key },
      })),
      takeBack: assign(({ context: { returned } }) => {
        const [first, ...others] = returned;
        if (first === undefined) return {};
        const { item, failure } = first;
        const now = failure.type === "conflict" ? failure.current : null;
        return {
          returned: others,
          failure,
          target: now === null ? item.target : targetOf(now),
          key: isRefusal(failure) ? newKey() : item.key,
        };
      }),
    },
  }).createMachine({
    id: "removal",
    context: { target: { id: "", revision: 0, label: "" }, key: "", failure: null, returned: [] },
    invoke: { id: "outbox", src: "outbox" },
    initial: "idle",
    on: {
      ACKNOWLEDGED: {
        actions: emit(({ event }) => ({ type: "REMOVED", undo: changeId(event.item.key) })),
      },
      REFUSED: [
        { guard: "goneAnyway", actions: emit({ type: "REMOVED", undo: null }) },
        {
          actions: assign(({ context, event: { item, failure } }) => ({
            returned: [...context.returned, { item, failure }],
          })),
        },
      ],
    },
    states: {
      idle: {
        initial: "resting",
        states: {
          resting: { always: { guard: "returned", target: "waiting" } },
          waiting: {
            invoke: {
              src: "foreground",
              onDone: { target: "#removal.asking", actions: "takeBack" },
            },
          },
        },
        on: {
          ASK: { target: "asking", actions: "begin" },
          REMOVE: { actions: ["begin", "send"] },
        },
      },
      asking: {
        tags: "open",
        on: { CONFIRM: { target: "idle", actions: "send" }, CANCEL: "idle" },
      },
    },
  });
