import { emit, sendTo, setup } from "xstate";
import { changeId, type ChangeId } from "../../domain/shared/ids.ts";
import { isRefusal, type Failure } from "../failure.ts";
import type { Undoable, UndoNotice } from "../notice.ts";
import { sending, type Outcome } from "../acts/sending.ts";

/** Asks for something to be undone. */
export type UndoEvent = { readonly type: "UNDO"; readonly undone: Undoable };

export type UndoInput = { readonly undone: Undoable; readonly change: ChangeId };

/** Undoes the changes that toasts offer, each by itself, and emits the outcome. */
export const undoMachine = (newKey: () => string) =>
  setup({
    types: {
      events: {} as UndoEvent | Outcome<UndoInput, UndoNotice>,
      emitted: {} as
        | { readonly type: "UNDONE"; readonly notice: UndoNotice }
        | {
            readonly type: "FAILED";
            readonly failure: Failure;
            /** The undo to offer for a retry; null after a refusal, and for imports, which have a list of their own. */
            readonly undoing: Undoable | null;
          },
    },
    actors: {
      sending: sending<UndoInput, UndoNotice>(() => Promise.reject(new Error("port not provided"))),
    },
  }).createMachine({
    id: "undo",
    invoke: { id: "sending", src: "sending" },
    on: {
      UNDO: {
        actions: sendTo("sending", ({ event }) => ({
          type: "SEND",
          item: { undone: event.undone, change: nameOf(event.undone) ?? changeId(newKey()) },
        })),
      },
      ACKNOWLEDGED: { actions: emit(({ event }) => ({ type: "UNDONE", notice: event.result })) },
      REFUSED: {
        actions: emit(({ event: { item, failure } }) => ({
          type: "FAILED",
          failure,
          undoing: isRefusal(failure) ? null : anew(item),
        })),
      },
    },
  });

const nameOf = (undone: Undoable) => (undone.type === "change" ? undone.as : undefined);

const anew = ({ undone, change }: UndoInput): Undoable | null =>
  undone.type === "change" ? { ...undone, as: change } : null;
