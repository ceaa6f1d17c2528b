import type { ChangeId } from "../../domain/shared/ids.ts";
import { isRefusal, type Failure } from "../failure.ts";
import type { Undoable, UndoNotice } from "../notice.ts";

/** The most actions of a tab that can be undone one after the other. */
export const ACTIONS_MAX = 20;

/** The actions of a tab, the last one last: those that were done, and those that were undone since. */
export type Actions = { readonly done: readonly Undoable[]; readonly undone: readonly Undoable[] };

export const NO_ACTIONS: Actions = { done: [], undone: [] };

/** A wish to undo the last action, to do the last undone one again, or to undo the action of a toast. */
export type Press =
  | { readonly type: "undo" }
  | { readonly type: "redo" }
  | { readonly type: "this"; readonly of: Undoable };

/** An action on its way to be undone, and the change that undoes it. */
type Undoing = { readonly undone: Undoable; readonly change: ChangeId };

const nameOf = (action: Undoable): string => {
  if (action.type === "change") return action.change;
  return action.type === "changes" ? action.changes.join(" ") : action.imports.join(" ");
};

const isSame = (one: Undoable, other: Undoable): boolean =>
  one.type === other.type && nameOf(one) === nameOf(other);

export const isIn = (actions: readonly Undoable[], action: Undoable): boolean =>
  actions.some((one) => isSame(one, action));

/** The action that a press means; null if there is none. */
export function nextOf({ done, undone }: Actions, press: Press | undefined): Undoable | null {
  if (press?.type === "this") return press.of;
  const actions = press?.type === "redo" ? undone : done;
  return (press && actions.at(-1)) ?? null;
}

/** The actions with one more; what was undone before it is not done again. */
export const withAction = ({ done }: Actions, action: Undoable): Actions => ({
  done: [...done, action].slice(-ACTIONS_MAX),
  undone: [],
});

const without = ({ done, undone }: Actions, action: Undoable): Actions => ({
  done: done.filter((one) => !isSame(one, action)),
  undone: undone.filter((one) => !isSame(one, action)),
});

/** Whether an undo is one change that did something. */
function isReversible(undone: Undoable, notice: UndoNotice): boolean {
  if (undone.type === "imports") return undone.imports.length === 1;
  return undone.type === "change" && notice.type === "undone" && notice.result.restored > 0;
}

/**
 * The actions after an undo. What undid a change or an import can be undone itself, which does the action again; an undo
 * that restored nothing, or that was none of one change, leaves the line.
 */
export function afterUndo(
  actions: Actions,
  { undone, change }: Undoing,
  notice: UndoNotice,
): Actions {
  const others = without(actions, undone);
  if (!isReversible(undone, notice)) return others;
  const reverse = { type: "change", change } as const;
  return isIn(actions.undone, undone)
    ? { ...others, done: [...others.done, reverse] }
    : { ...others, undone: [...others.undone, reverse].slice(-ACTIONS_MAX) };
}

/**
 * The actions after a failure: a refused one leaves the line; without a response it stays, and the next try has the same
 * name.
 */
export function afterFailure(
  actions: Actions,
  { undone, change }: Undoing,
  failure: Failure,
): Actions {
  if (isRefusal(failure) || undone.type !== "change") return without(actions, undone);
  const named = (one: Undoable) => (isSame(one, undone) ? { ...undone, as: change } : one);
  return { done: actions.done.map(named), undone: actions.undone.map(named) };
}

/** An action with the name under which it may have been undone already; null for several changes. */
export const tryAgain = ({ undone, change }: Undoing): Undoable | null =>
  undone.type === "change" ? { ...undone, as: change } : null;
