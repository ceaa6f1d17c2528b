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

/** An action on its way to be undone, and the changes that undo its parts, in the order of the parts. */
export type Undoing = { readonly undone: Undoable; readonly changes: readonly ChangeId[] };

/** The outcome of an undo, and the changes that did something, in the order in which they were made. */
export type UndoOutcome = { readonly notice: UndoNotice; readonly made: readonly ChangeId[] };

/** The changes or imports of an action, in the order in which they were made. */
export function partsOf(action: Undoable): readonly string[] {
  if (action.type === "change") return [action.change];
  return action.type === "changes" ? action.changes : action.imports;
}

const isWithin = (one: Undoable, other: Undoable): boolean => {
  const parts = new Set(partsOf(other));
  return partsOf(one).every((part) => parts.has(part));
};

const isSame = (one: Undoable, other: Undoable): boolean =>
  isWithin(one, other) && isWithin(other, one);

/** Whether an action is one of these, or a part of one. */
export const isIn = (actions: readonly Undoable[], action: Undoable): boolean =>
  actions.some((one) => isWithin(action, one));

/** Changes as one action. */
export const actionOfChanges = (changes: readonly ChangeId[]): Undoable => {
  const [change, ...more] = changes;
  return change !== undefined && more.length === 0
    ? { type: "change", change }
    : { type: "changes", changes };
};

/** The action that a press means; null if there is none. */
export function nextOf({ done, undone }: Actions, press: Press | undefined): Undoable | null {
  if (press?.type === "this") return press.of;
  const actions = press?.type === "redo" ? undone : done;
  return (press && actions.at(-1)) ?? null;
}

/** The actions with one more, which takes in its parts; what was undone before it is not done again. */
export const withAction = ({ done }: Actions, action: Undoable): Actions => ({
  done: [...done.filter((one) => !isWithin(one, action)), action].slice(-ACTIONS_MAX),
  undone: [],
});

const without = ({ done, undone }: Actions, action: Undoable): Actions => ({
  done: done.filter((one) => !isSame(one, action)),
  undone: undone.filter((one) => !isSame(one, action)),
});

/**
 * The actions after an undo. What undid an action can be undone itself, which does the action again; an undo that did
 * nothing leaves the line.
 */
export function afterUndo(
  actions: Actions,
  undone: Undoable,
  { made }: Pick<UndoOutcome, "made">,
): Actions {
  const others = without(actions, undone);
  if (made.length === 0) return others;
  const reverse = actionOfChanges(made);
  return isIn(actions.undone, undone)
    ? { ...others, done: [...others.done, reverse] }
    : { ...others, undone: [...others.undone, reverse].slice(-ACTIONS_MAX) };
}

/**
 * The actions after a failure: a refused one leaves the line; without a response it stays, and the next try has the same
 * names.
 */
export function afterFailure(actions: Actions, undoing: Undoing, failure: Failure): Actions {
  if (isRefusal(failure)) return without(actions, undoing.undone);
  const named = (one: Undoable) => (isSame(one, undoing.undone) ? tryAgain(undoing) : one);
  return { done: actions.done.map(named), undone: actions.undone.map(named) };
}

/** An action with the names under which it may have been undone already. */
export const tryAgain = ({ undone, changes }: Undoing): Undoable => ({ ...undone, as: changes });
