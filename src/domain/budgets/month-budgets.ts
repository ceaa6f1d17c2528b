import { sum } from "../shared/cents.ts";
import type { CategorySum } from "../transactions/category-sums.ts";
import type { Budget } from "./budget.ts";
import { statusOfBudget, type BudgetStatus } from "./budget-status.ts";
import { mostUsedFirst } from "./most-used-first.ts";

/** Compares the budgets of a month with its expenses; those that need attention first. */
export function monthBudgets<Kept extends Budget>(
  budgets: readonly Kept[],
  sums: readonly CategorySum[],
): readonly (Kept & BudgetStatus)[] {
  const expenses = sums.filter(({ kind }) => kind === "expense");
  const spentOn = (name: string) =>
    sum(expenses.filter(({ category }) => category === name).map((one) => one.sum));
  return mostUsedFirst(budgets.map((budget) => statusOfBudget(budget, spentOn(budget.category))));
}
