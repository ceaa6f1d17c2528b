import type { Budget } from "../budgets/budget.ts";
import type { Category } from "../categories/category.ts";
import type { Goal } from "../goals/goal.ts";
import type { BudgetId, CategoryId, GoalId, TransactionId } from "../shared/ids.ts";
import type { Transaction } from "../transactions/transaction.ts";
import type { Revision } from "./revision.ts";
import type { Stamped } from "./stamped.ts";

/** A record that names its category by identity, as a ledger keeps it. */
export type Filed<Kept extends { readonly category: string }> = Omit<Kept, "category"> & {
  readonly category: CategoryId;
};

/** The records of a ledger that changed since a revision, or all of them; removed ones too where a revision was asked for. */
export type ChangedRecords = {
  readonly transactions: readonly Stamped<Filed<Transaction>>[];
  readonly budgets: readonly Stamped<Filed<Budget>>[];
  readonly goals: readonly Stamped<Goal>[];
  readonly categories: readonly Stamped<Category>[];
};

/** The changes of a ledger, or a part of them: `continuation` asks for the next part. */
export type LedgerChanges = ChangedRecords & {
  readonly revision: Revision;
  readonly epoch: string;
  readonly continuation: string | null;
};

/** The removed records, of which only the identifiers are told. */
export type RemovedIds = {
  readonly transactions: readonly TransactionId[];
  readonly budgets: readonly BudgetId[];
  readonly goals: readonly GoalId[];
  readonly categories: readonly CategoryId[];
};

/** Changes as they reach somebody who keeps a copy: none of their rows is a removed one. */
export type LedgerPart = LedgerChanges & { readonly removed: RemovedIds };
