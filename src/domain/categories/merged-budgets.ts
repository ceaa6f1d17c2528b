import type { Budget } from "../budgets/budget.ts";
import { cents, MAX_AMOUNT } from "../shared/cents.ts";

/** The budgets that a merge of categories changes, and those that it removes. */
export type MergedBudgets = {
  readonly changed: readonly Budget[];
  readonly removed: readonly Budget[];
};

/**
 * The budgets after one category is merged into another. There is one for each category and month: if both have one,
 * the limits add up, to the largest amount at most, and it repeats if either did; if only the merged category has one,
 * it becomes the other's.
 */
export function mergedBudgets(
  budgets: readonly Budget[],
  from: string,
  into: string,
): MergedBudgets {
  const present = new Map(
    budgets.filter(({ category }) => category === into).map((budget) => [budget.month, budget]),
  );
  const moving = budgets.filter(({ category }) => category === from);
  const removed = moving.filter(({ month }) => present.has(month));
  const changed = moving.map((budget): Budget => {
    const other = present.get(budget.month);
    if (other === undefined) return { ...budget, category: into };
    const limit = cents(Math.min(MAX_AMOUNT, other.limit + budget.limit));
    return { ...other, limit, repeats: other.repeats || budget.repeats };
  });
  return { changed, removed };
}
