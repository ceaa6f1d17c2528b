import type { Budget } from "../../../src/domain/budgets/budget.ts";
import type { BudgetId, UserId } from "../../../src/domain/shared/ids.ts";
import type { YearMonth } from "../../../src/domain/shared/year-month.ts";

/** The budgets, one for each category and month; every call reaches only what its owner has. */
export type Budgets = {
  /** Latest month first, and within a month in the order in which they were made. */
  readonly list: (owner: UserId, month?: YearMonth) => Promise<readonly Budget[]>;
  readonly find: (owner: UserId, id: BudgetId) => Promise<Budget | null>;
  /** Whether the category had none in that month yet. */
  readonly add: (owner: UserId, budget: Budget) => Promise<boolean>;
  readonly replace: (owner: UserId, budget: Budget) => Promise<void>;
  /** Whether there was such a budget to remove. */
  readonly remove: (owner: UserId, id: BudgetId) => Promise<boolean>;
};
