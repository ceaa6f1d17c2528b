import type { Budget } from "../budgets/budget.ts";
import { cents, MAX_AMOUNT } from "../shared/cents.ts";

/** The budgets after a category was merged into another: those that change, and those that go. */
export type MergedBudgets = {
  readonly changed: readonly Budget[];
  readonly removed: readonly Budget[];
};

/**
 * The budgets of a category when it becomes a part of another one. There is one for each category and month: where
 * both have one the limits add up, up to the largest amount, and it repeats if either did; where only the merged
 * category has one, it becomes the other's.
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
