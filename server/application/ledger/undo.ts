import type { CategoryFault } from "../../../src/domain/categories/category-fault.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import type { Result } from "../../../src/domain/shared/result.ts";

/** Why what a change replaced cannot be put back: something else has its name or its place by now. */
export type UndoFault =
  | CategoryFault
  | "budget-exists"
  | "category-gone"
  | "category-in-use"
  | "account-gone"
  | "too-many-accounts";

/** The outcome of an undo: how many records are as before, and which have been changed since and stay. */
export type Undone = {
  readonly restored: number;
  readonly kept: readonly string[];
  /** Null where nothing was put back. */
  readonly revision: Revision | null;
};

/** An undo that can be carried out. */
export type Undoing = {
  /** How many removed goals come back. */
  readonly goals: number;
  /** How many budgets come back or become another, but for those that a category takes along. */
  readonly budgets: number;
  readonly carryOut: () => Promise<Undone>;
};

/** The acts on a change of a ledger; a null stands for one that is not known, or too long ago. */
export type ChangeUndo = {
  /** The outcome that an undo by this very work's change has had already; null if it is new. */
  readonly made: () => Promise<Undone | "another" | null>;
  readonly plan: () => Promise<Result<Undoing, UndoFault> | null>;
};
