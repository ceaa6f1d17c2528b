import { sum, ZERO } from "../shared/cents.ts";
import type { CategorySum } from "../transactions/category-sums.ts";
import type { Budget } from "./budget.ts";
import { statusOfBudget, type BudgetStatus } from "./budget-status.ts";
import type { Refunded } from "./refunds.ts";
import { compareText } from "../shared/compare-text.ts";

/** Compares the budgets of a month with its expenses and what came back in it; those that need attention first. */
export function monthBudgets<Entity extends Budget>(
  budgets: readonly Entity[],
  sums: readonly CategorySum[],
  refunded: Refunded,
): readonly (Entity & BudgetStatus)[] {
  const expenses = sums.filter(({ kind }) => kind === "expense");
  const spentOn = (name: string) =>
    sum(expenses.filter(({ category }) => category === name).map((one) => one.sum));
  return mostUsedFirst(
    budgets.map((budget) =>
      statusOfBudget(budget, spentOn(budget.category), refunded.get(budget.category) ?? ZERO),
    ),
  );
}

/** Sorts budgets by the used share of their limit, the largest first, then by category. */
export const mostUsedFirst = <Status extends BudgetStatus>(
  statuses: readonly Status[],
): readonly Status[] =>
  statuses.toSorted(
    (left, right) => right.used - left.used || compareText(left.category, right.category),
  );
