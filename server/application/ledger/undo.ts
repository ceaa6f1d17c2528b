import type { CategoryFault } from "../../../src/domain/categories/category-fault.ts";
import type { Revision } from "../../../src/domain/ledger/revision.ts";
import type { Result } from "../../../src/domain/shared/result.ts";

/** Why a replaced record cannot be restored: another one has its name or its place by now, or it was divided and a part edited. */
export type UndoFault =
  | CategoryFault
  | "budget-exists"
  | "category-gone"
  | "category-in-use"
  | "rule-limit"
  | "recurrence-limit"
  | "division-edited"
  | "account-gone"
  | "too-many-accounts";

/** The outcome of an undo: how many records were restored, and which were changed since and stay. */
export type Undone = {
  readonly restored: number;
  readonly kept: readonly string[];
  /** Null if nothing was restored. */
  readonly revision: Revision | null;
};

/** An undo that is possible. */
export type Undoing = {
  /** The number of removed goals to restore. */
  readonly goals: number;
  /** The number of budgets to restore or rewrite, without those that move along with a category. */
  readonly budgets: number;
  readonly carryOut: () => Promise<Undone>;
};

/** The undo of a change, or of some removals; null stands for unknown or too old ones. */
export type ChangeUndo = {
  /** The outcome of the undo that this very change already did; null if it is new. */
  readonly made: () => Promise<Undone | "another" | null>;
  readonly plan: () => Promise<Result<Undoing, UndoFault> | null>;
};
