import { assign, emit, raise, setup } from "xstate";
import {
  afterChange,
  type Notification,
  type NotificationChange,
} from "../../domain/notifications/notification.ts";
import { failureOf, type Failure } from "../failure.ts";
import { notProvided, unprovidedListener } from "../acts/not-provided.ts";

export type NotificationsEvent =
  /** The page became visible, or was hidden. */
  | { readonly type: "SHOWN" }
  | { readonly type: "HIDDEN" }
  | { readonly type: "RELOAD" }
  /** The user looks at figures that may cause smart alerts. */
  | { readonly type: "LOOK_FOR_ALERTS" }
  /** A record was made, changed or removed. */
  | { readonly type: "LEDGER_CHANGED" }
  | { readonly type: "CHANGE"; readonly change: NotificationChange };

type Emitted =
  | { readonly type: "LOAD_FAILED"; readonly failure: Failure }
  | { readonly type: "CHANGED"; readonly change: NotificationChange }
  | { readonly type: "CHANGE_FAILED"; readonly failure: Failure };

type Context = {
  /** Null until they are loaded for the first time. */
  readonly notifications: readonly Notification[] | null;
  /** The changes that the user asked for; the first is being made. */
  readonly changes: readonly NotificationChange[];
  /** The pause before the next look, in milliseconds. */
  readonly pause: number;
};

/** How often the notifications are fetched, and the longest pause while that fails. */
export const POLL_INTERVAL_MS = 30_000;
export const MAX_POLL_INTERVAL_MS = 300_000;

/** How long the ledger has to be unchanged before alerts are generated. */
export const QUIET_PAUSE_MS = 1000;

const subjectOf = (change: NotificationChange) => (change.type === "all-read" ? null : change.id);

/** The pending change of a notification, or of all of them for null; null if none is pending. */
export const pendingChange = (
  changes: readonly NotificationChange[],
  subject: Notification["id"] | null,
): NotificationChange["type"] | null =>
  changes.find((change) => subjectOf(change) === subject)?.type ?? null;

/**
 * The user's notifications: fetched every 30 s while the page is visible, and after each change. Unlike other lists
 * they are stored here, not by a loader, because no screen asks for them: they refresh behind every screen. Changes are
 * made one after the other, in the order in which they were asked for.
 */
export const notificationsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as NotificationsEvent,
    emitted: {} as Emitted,
    tags: {} as "busy",
  },
  actors: {
    list: notProvided<readonly Notification[]>(),
    change: notProvided<void, NotificationChange>(),
    /** Returns how many alerts are new. */
    raiseAlerts: notProvided<number>(),
    visibility: unprovidedListener<NotificationsEvent>(),
    ledger: unprovidedListener<NotificationsEvent>(),
  },
  guards: {
    isNew: ({ context, event }) =>
      event.type === "CHANGE" && pendingChange(context.changes, subjectOf(event.change)) === null,
    isAsked: ({ context }) => context.changes.length > 0,
  },
  delays: { pause: ({ context }) => context.pause, quiet: QUIET_PAUSE_MS },
}).createMachine({
  id: "notifications",
  context: { notifications: null, changes: [], pause: POLL_INTERVAL_MS },
  invoke: [{ src: "visibility" }, { src: "ledger" }],
  type: "parallel",
  states: {
    looking: {
      initial: "away",
      states: {
        /** The page is hidden, or its visibility is not known yet. */
        away: { on: { SHOWN: "there" } },
        there: {
          initial: "loading",
          on: { HIDDEN: "away", RELOAD: ".loading" },
          states: {
            loading: {
              tags: "busy",
              invoke: {
                src: "list",
                onDone: {
                  target: "waiting",
                  actions: assign(({ event }) => ({
                    notifications: event.output,
                    pause: POLL_INTERVAL_MS,
                  })),
                },
                onError: {
                  target: "waiting",
                  actions: [
                    assign(({ context }) => ({
                      pause: Math.min(context.pause * 2, MAX_POLL_INTERVAL_MS),
                    })),
                    emit(({ event }) => ({
                      type: "LOAD_FAILED",
                      failure: failureOf(event.error),
                    })),
                  ],
                },
              },
            },
            waiting: { after: { pause: "loading" } },
          },
        },
      },
    },
    alerting: {
      initial: "idle",
      on: { LOOK_FOR_ALERTS: ".working", LEDGER_CHANGED: ".settling" },
      states: {
        idle: {},
        /** Several changes in a row count as one. */
        settling: {
          after: { quiet: "following" },
          on: { LEDGER_CHANGED: { target: "settling", reenter: true } },
        },
        working: {
          invoke: {
            src: "raiseAlerts",
            onDone: [
              {
                guard: ({ event }) => event.output > 0,
                target: "idle",
                actions: raise({ type: "RELOAD" }),
              },
              { target: "idle" },
            ],
            onError: "idle",
          },
        },
        /** After a change of the ledger something may also be gone, so the list is looked at in any case. */
        following: {
          invoke: {
            src: "raiseAlerts",
            onDone: { target: "idle", actions: raise({ type: "RELOAD" }) },
            onError: { target: "idle", actions: raise({ type: "RELOAD" }) },
          },
        },
      },
    },
    changing: {
      initial: "idle",
      on: {
        CHANGE: {
          guard: "isNew",
          actions: assign(({ context, event }) => ({
            changes: [...context.changes, event.change],
          })),
        },
      },
      states: {
        idle: { always: { guard: "isAsked", target: "working" } },
        working: {
          invoke: {
            src: "change",
            input: ({ context }) => context.changes[0] as NotificationChange,
            onDone: {
              target: "idle",
              actions: [
                emit(({ context }) => ({
                  type: "CHANGED",
                  change: context.changes[0] as NotificationChange,
                })),
                assign(({ context: { notifications, changes } }) => ({
                  notifications:
                    notifications && afterChange(notifications, changes[0] as NotificationChange),
                  changes: changes.slice(1),
                })),
                raise({ type: "RELOAD" }),
              ],
            },
            onError: {
              target: "idle",
              actions: [
                assign(({ context }) => ({ changes: context.changes.slice(1) })),
                emit(({ event }) => ({ type: "CHANGE_FAILED", failure: failureOf(event.error) })),
                raise({ type: "RELOAD" }),
              ],
            },
          },
        },
      },
    },
  },
});
