import type { Budget, BudgetDraft } from "../../domain/budgets/budget.ts";
import type { BudgetStatus } from "../../domain/budgets/budget-status.ts";
import type { BudgetId } from "../../domain/shared/ids.ts";
import type { YearMonth } from "../../domain/shared/year-month.ts";

/** The user's monthly budgets (§7), one for each category and month. Every call rejects with a Failure. */
export type Budgets = {
  /** The categories that a budget may have, in the order of offering. */
  categories(): Promise<readonly string[]>;
  list(month: YearMonth): Promise<readonly Budget[]>;
  /** The budgets of a month, each with what is left of it. */
  statuses(month: YearMonth): Promise<readonly BudgetStatus[]>;
  /** Makes a budget once: the same key again gives the same budget. */
  create(draft: BudgetDraft, key: string): Promise<Budget>;
  update(id: BudgetId, draft: BudgetDraft): Promise<Budget>;
  remove(id: BudgetId): Promise<void>;
};
