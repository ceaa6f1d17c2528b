import { assign, emit, enqueueActions, setup } from "xstate";
import { changeId } from "../../domain/shared/ids.ts";
import { notProvided } from "../acts/not-provided.ts";
import { failureOf, isLeft, isRefusal, isTakenBack, type Failure } from "../failure.ts";
import type { Undoable, UndoNotice } from "../notice.ts";
import {
  actionOfChanges,
  afterFailure,
  afterUndo,
  isIn,
  NO_ACTIONS,
  nextOf,
  partsOf,
  tryAgain,
  withAction,
  type Actions,
  type Press,
  type Undoing,
  type UndoOutcome,
} from "./undo-line.ts";

export type UndoEvent =
  /** An action was done, which can be undone from now on. */
  | { readonly type: "ACTED"; readonly action: Undoable }
  /** Undoes the action of a toast. */
  | { readonly type: "UNDO"; readonly undone: Undoable }
  /** Undoes the last action. */
  | { readonly type: "UNDO_LAST" }
  /** Does the action again that was undone last. */
  | { readonly type: "REDO" };

type Context = Actions & {
  /** The presses that are not answered yet, in order. */
  readonly presses: readonly Press[];
  readonly current: Undoing | null;
};

/** The changes that undo another action, as an action. */
const undoingIn = (current: Undoing | null): readonly Undoable[] =>
  current === null ? [] : [actionOfChanges(current.changes)];

/** The outcome of an undo that waits on the device to be sent, or that took back what was never sent. */
const LEFT: UndoNotice = { type: "undone", result: { restored: 1, kept: [] } };

/** All changes of such an undo, in the order in which they are made. */
const leftOf = ({ changes }: Undoing) => ({ made: changes.toReversed() });

/** The most presses that wait for their turn. */
const PRESSES_MAX = 20;

/** Undoes the actions of this tab one after the other, and does them again; emits each outcome. */
export const undoMachine = (newKey: () => string) =>
  setup({
    types: {
      context: {} as Context,
      events: {} as UndoEvent,
      emitted: {} as
        | { readonly type: "UNDONE"; readonly notice: UndoNotice }
        | { readonly type: "NOTHING"; readonly isRedo: boolean }
        | {
            readonly type: "FAILED";
            readonly failure: Failure;
            /** The undo to offer again; null after a refusal. */
            readonly undoing: Undoable | null;
          },
    },
    actors: { undo: notProvided<UndoOutcome, Undoing>() },
    guards: {
      isPressed: ({ context }) => context.presses.length > 0,
      hasNext: ({ context: { presses, ...actions } }) => nextOf(actions, presses[0]) !== null,
    },
    actions: {
      press: assign(({ context: { presses } }, press: Press) => ({
        presses: [...presses, press].slice(0, PRESSES_MAX),
      })),
      dropPress: assign(({ context }) => ({ presses: context.presses.slice(1) })),
      begin: assign(({ context: { presses, ...actions } }) => {
        const undone = nextOf(actions, presses[0]);
        if (undone === null) return {};
        const changes = undone.as ?? partsOf(undone).map(() => changeId(newKey()));
        return { current: { undone, changes } };
      }),
    },
  }).createMachine({
    id: "undo",
    context: { ...NO_ACTIONS, presses: [], current: null },
    initial: "idle",
    on: {
      // An action in the line already is told again where it waits on the device.
      ACTED: {
        guard: ({ context: { done, undone, current }, event: { action } }) =>
          !isIn([...done, ...undone, ...undoingIn(current)], action),
        actions: assign(({ context, event }) => withAction(context, event.action)),
      },
      UNDO: {
        actions: { type: "press", params: ({ event }) => ({ type: "this", of: event.undone }) },
      },
      UNDO_LAST: { actions: { type: "press", params: { type: "undo" } } },
      REDO: { actions: { type: "press", params: { type: "redo" } } },
    },
    states: {
      idle: {
        always: [
          { guard: "hasNext", target: "undoing", actions: "begin" },
          {
            guard: "isPressed",
            actions: [
              emit(({ context: { presses } }) => ({
                type: "NOTHING",
                isRedo: presses[0]?.type === "redo",
              })),
              "dropPress",
            ],
          },
        ],
      },
      undoing: {
        invoke: {
          src: "undo",
          input: ({ context: { current } }) => {
            if (current === null) throw new Error("nothing to undo");
            return current;
          },
          onDone: {
            target: "idle",
            actions: [
              emit(({ context: { current, undone }, event: { output } }) => ({
                type: "UNDONE",
                notice:
                  output.notice.type === "undone" && current && isIn(undone, current.undone)
                    ? { ...output.notice, isRedo: true }
                    : output.notice,
              })),
              assign(({ context, event }) =>
                context.current ? afterUndo(context, context.current.undone, event.output) : {},
              ),
              "dropPress",
            ],
          },
          onError: [
            {
              guard: ({ event }) => isLeft(event.error),
              target: "idle",
              actions: [
                enqueueActions(({ event, enqueue }) => {
                  // An undo that waits is told as such by the outbox.
                  if (isTakenBack(event.error)) enqueue.emit({ type: "UNDONE", notice: LEFT });
                }),
                assign(({ context }) =>
                  context.current
                    ? afterUndo(context, context.current.undone, leftOf(context.current))
                    : {},
                ),
                "dropPress",
              ],
            },
            {
              target: "idle",
              actions: [
                emit(({ context: { current }, event }) => {
                  const failure = failureOf(event.error);
                  return {
                    type: "FAILED",
                    failure,
                    undoing: isRefusal(failure) || current === null ? null : tryAgain(current),
                  };
                }),
                assign(({ context, event }) =>
                  context.current
                    ? afterFailure(context, context.current, failureOf(event.error))
                    : {},
                ),
                "dropPress",
              ],
            },
          ],
        },
      },
    },
  });
