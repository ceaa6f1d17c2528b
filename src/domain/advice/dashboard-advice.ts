import type { BudgetStatus } from "../budgets/budget-status.ts";
import { isFixedCost, type ExpenseCategories } from "../categories/expense-categories.ts";
import { percentOf, subtract, sum, ZERO, type Cents } from "../shared/cents.ts";
import type { CategoryShare } from "../transactions/category-shares.ts";
import type { Advice } from "./advice.ts";

/** Percentages: from where on a category is too large, and by how much to cut. */
const SUPERFLUOUS_CUT_PERCENT = 20;
export const HEAVY_CATEGORY_PERCENT = 40;
const CATEGORY_CUT_PERCENT = 10;

/** The expenses that could be avoided: all but the fixed costs. */
const superfluous = (shares: readonly CategoryShare[], categories: ExpenseCategories): Cents =>
  sum(
    shares.filter(({ category }) => !isFixedCost(categories, category)).map(({ amount }) => amount),
  );

/** One tip for all exceeded budgets; no praise is given beside it. */
function brokenBudgets(budgets: readonly BudgetStatus[]): readonly Advice[] {
  const broken = budgets
    .filter(({ remaining }) => remaining < 0)
    .map(({ category, remaining }) => ({ category, over: subtract(ZERO, remaining) }));
  const [month] = budgets.map((budget) => budget.month);
  return month === undefined || broken.length === 0
    ? []
    : [{ type: "broken-budgets", month, broken }];
}

/**
 * The tips of the dashboard, in their order: a negative balance (cut the avoidable expenses by 20 %), the exceeded
 * budgets of its month, each category above 40 % of the expenses (cut it by 10 %), and a positive balance only if there
 * is no other tip.
 */
export function dashboardAdvice(
  balance: Cents,
  expenses: Cents,
  shares: readonly CategoryShare[],
  categories: ExpenseCategories,
  budgets: readonly BudgetStatus[],
): readonly Advice[] {
  const tips: Advice[] = [];
  if (balance < 0)
    tips.push({
      type: "negative-balance",
      balance,
      cut: percentOf(SUPERFLUOUS_CUT_PERCENT, superfluous(shares, categories)),
    });
  tips.push(...brokenBudgets(budgets));
  for (const { category, amount, share } of shares)
    if (amount * 100 > expenses * HEAVY_CATEGORY_PERCENT)
      tips.push({
        type: "heavy-category",
        category,
        share,
        cut: percentOf(CATEGORY_CUT_PERCENT, amount),
      });
  if (tips.length === 0 && balance > 0) tips.push({ type: "positive-balance", balance });
  return tips;
}
