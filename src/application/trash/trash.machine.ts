import { assign, emit, raise, setup } from "xstate";
import type { Undone } from "../../domain/ledger/undone.ts";
import { changeId } from "../../domain/shared/ids.ts";
import type { Restoration, TrashedName } from "../../domain/trash/trashed.ts";
import { notProvided, unprovidedListener } from "../acts/not-provided.ts";
import { failureOf, type Failure } from "../failure.ts";
import {
  afterFailed,
  afterMade,
  isAsked,
  withAsked,
  type RestorationInput,
  type Restorations,
} from "./restorations.ts";
import {
  begun,
  UNREAD,
  withAllRead,
  withChoice,
  withoutRestored,
  withPage,
  type TrashList,
} from "./trash-list.ts";
import type { TrashPage } from "./trash.ts";

type Choice = { readonly things: readonly TrashedName[]; readonly chosen: boolean };

export type TrashEvent =
  /** Reads the trash; one that is on the screen stays there until all of it is read anew. */
  | { readonly type: "READ" }
  /** Continues where reading failed. */
  | { readonly type: "READ_ON" }
  /** The screen was opened, or left. */
  | { readonly type: "SHOWN" }
  | { readonly type: "HIDDEN" }
  /** Something was removed or restored, here or elsewhere. */
  | { readonly type: "LEDGER_CHANGED" }
  | { readonly type: "RESTORE"; readonly wanted: Restoration }
  | ({ readonly type: "CHOOSE" } & Choice)
  | { readonly type: "EMPTIED" };

type Context = TrashList &
  Restorations & {
    readonly shown: boolean;
    /** Whether the ledger has changed since the reading began. */
    readonly isBehind: boolean;
    /** Why reading failed. */
    readonly failure: Failure | null;
  };

/** How long the ledger has to be unchanged before the trash is read anew. */
export const QUIET_PAUSE_MS = 1000;

/** The status of a restoration of something that is no longer in the trash. */
const GONE_STATUS = 404;

/** The trash as its pages come, and what is restored from it, one after the other in the order of the presses. */
export const trashMachine = (newKey: () => string) => {
  const firstAsked = ({ asked: [first] }: Context): RestorationInput => {
    if (first === undefined) throw new Error("nothing to restore");
    return first;
  };
  return setup({
    types: {
      context: {} as Context,
      events: {} as TrashEvent,
      emitted: {} as
        | ({ readonly type: "RESTORED"; readonly result: Undone } & RestorationInput)
        | { readonly type: "FAILED"; readonly failure: Failure }
        /** The wanted thing is no longer in the trash. */
        | { readonly type: "GONE" },
      tags: {} as "reading" | "failed",
    },
    actors: {
      page: notProvided<TrashPage, { readonly after: string | null }>(),
      restore: notProvided<Undone, RestorationInput>(),
      ledger: unprovidedListener<TrashEvent>(),
    },
    guards: {
      isLast: (_, { next }: TrashPage) => next === null,
      isShown: ({ context }) => context.shown,
      isBehind: ({ context }) => context.isBehind,
      isWaiting: ({ context }) => context.asked.length > 0,
      isNew: ({ context }, wanted: Restoration) => !isAsked(context, wanted),
      isGone: (_, failure: Failure) =>
        failure.type === "rejected" && failure.status === GONE_STATUS,
    },
    actions: {
      forgetUnshown: assign(({ context }) => (context.shown ? {} : UNREAD)),
      begin: assign({ ...begun, isBehind: false, failure: null }),
      addPage: assign(({ context }, page: TrashPage) => withPage(context, page)),
      ask: assign(({ context }, wanted: Restoration) =>
        withAsked(context, wanted, () => changeId(newKey())),
      ),
      tellRestored: emit(({ context }, result: Undone) => ({
        type: "RESTORED" as const,
        result,
        ...firstAsked(context),
      })),
      drop: assign(({ context }) => ({
        ...withoutRestored(context, firstAsked(context).wanted),
        ...afterMade(context),
      })),
      choose: assign(({ context }, { things, chosen }: Choice) => ({
        chosen: withChoice(context, things, chosen),
      })),
    },
    delays: { quiet: QUIET_PAUSE_MS },
  }).createMachine({
    id: "trash",
    context: { ...UNREAD, asked: [], failed: [], shown: false, isBehind: false, failure: null },
    invoke: { src: "ledger" },
    on: {
      SHOWN: { actions: assign({ shown: true }) },
      HIDDEN: { actions: assign({ shown: false }) },
      CHOOSE: { actions: { type: "choose", params: ({ event }) => event } },
    },
    type: "parallel",
    states: {
      reading: {
        initial: "idle",
        on: {
          READ: { target: ".page", reenter: true, actions: ["forgetUnshown", "begin"] },
          EMPTIED: {
            target: ".page",
            reenter: true,
            actions: [assign({ things: [], chosen: new Set<string>(), failed: [] }), "begin"],
          },
          LEDGER_CHANGED: { guard: "isShown", actions: assign({ isBehind: true }) },
        },
        states: {
          idle: { always: { guard: "isBehind", target: "settling" } },
          page: {
            tags: "reading",
            invoke: {
              src: "page",
              input: ({ context }) => ({ after: context.next }),
              onDone: [
                {
                  guard: { type: "isLast", params: ({ event }) => event.output },
                  target: "idle",
                  actions: { type: "addPage", params: ({ event }) => event.output },
                },
                {
                  target: "page",
                  reenter: true,
                  actions: { type: "addPage", params: ({ event }) => event.output },
                },
              ],
              onError: {
                target: "failed",
                actions: assign(({ context, event }) => ({
                  ...withAllRead(context),
                  failure: failureOf(event.error),
                })),
              },
            },
          },
          /** Several changes in a row count as one. */
          settling: {
            after: { quiet: { target: "page", actions: "begin" } },
            on: { LEDGER_CHANGED: { target: "settling", reenter: true } },
          },
          failed: {
            tags: "failed",
            on: { READ_ON: { target: "page", actions: assign({ failure: null }) } },
          },
        },
      },
      restoring: {
        initial: "idle",
        on: {
          RESTORE: {
            guard: { type: "isNew", params: ({ event }) => event.wanted },
            actions: { type: "ask", params: ({ event }) => event.wanted },
          },
        },
        states: {
          idle: { always: { guard: "isWaiting", target: "sending" } },
          sending: {
            invoke: {
              src: "restore",
              input: ({ context }) => firstAsked(context),
              onDone: {
                target: "idle",
                actions: [{ type: "tellRestored", params: ({ event }) => event.output }, "drop"],
              },
              onError: [
                {
                  guard: { type: "isGone", params: ({ event }) => failureOf(event.error) },
                  target: "idle",
                  actions: [
                    emit({ type: "GONE" }),
                    assign(({ context }) => afterMade(context)),
                    raise({ type: "LEDGER_CHANGED" }),
                  ],
                },
                {
                  target: "idle",
                  actions: [
                    emit(({ event }) => ({ type: "FAILED", failure: failureOf(event.error) })),
                    assign(({ context, event }) => afterFailed(context, failureOf(event.error))),
                  ],
                },
              ],
            },
          },
        },
      },
    },
  });
};
