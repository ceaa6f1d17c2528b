import type { BudgetStatus } from "../budgets/budget-status.ts";
import { hasRole, isFixedCost, type ExpenseCategories } from "../categories/expense-categories.ts";
import { percentOf, subtract, sum, ZERO, type Cents } from "../shared/cents.ts";
import { daysOf } from "../shared/year-month.ts";
import type { CategoryShare } from "../transactions/category-shares.ts";
import type { Advice, CostNature } from "./advice.ts";
import { isOverdue, type MonthEnd } from "./month-end.ts";

/** Percentages: from where on a category is too large, and by how much to cut. */
const SUPERFLUOUS_CUT_PERCENT = 20;
export const HEAVY_CATEGORY_PERCENT = 40;
const CATEGORY_CUT_PERCENT = 10;

/** The figures that tips are about; amounts in cents. */
export type AdviceFacts = {
  readonly balance: Cents;
  readonly expenses: Cents;
  readonly shares: readonly CategoryShare[];
  readonly categories: ExpenseCategories;
  readonly budgets: readonly BudgetStatus[];
  /** The end of the current month, if the figures are its own; else null. */
  readonly end: MonthEnd | null;
};

/**
 * The tips of the dashboard, in their order: a negative balance (cut the avoidable expenses by 20 %), unless the plans
 * of the current month make up for it, or a month that they take below zero; the exceeded budgets of its month, each
 * category above 40 % of the expenses (cut it by 10 %), and a positive balance only if there is no other tip.
 */
export function dashboardAdvice(facts: AdviceFacts): readonly Advice[] {
  const { balance, budgets, end } = facts;
  const tips = [...balanceTips(facts), ...brokenBudgets(budgets), ...heavyCategories(facts)];
  const isSoFar = isUnfinished(end);
  return tips.length === 0 && balance > 0 ? [{ type: "positive-balance", balance, isSoFar }] : tips;
}

function balanceTips({ balance, shares, categories, end }: AdviceFacts): readonly Advice[] {
  if (balance >= 0) return end === null || end.balance >= 0 ? [] : [negativeEnd(balance, end)];
  if (end !== null && end.balance >= 0) return [];
  const cut = percentOf(SUPERFLUOUS_CUT_PERCENT, superfluous(shares, categories));
  const isUnplanned = isUnfinished(end) && end?.incomes.length === 0;
  return [{ type: "negative-balance", balance, cut, isUnplanned }];
}

const negativeEnd = (balance: Cents, end: MonthEnd): Advice => ({
  type: "negative-end",
  month: end.month,
  balance,
  end: end.balance,
  incoming: sum(end.incomes.map(({ amount }) => amount)),
  outgoing: end.outgoing,
  overdue: end.incomes.filter((income) => isOverdue(income, end.today)),
});

const isUnfinished = (end: MonthEnd | null): boolean =>
  end !== null && end.today < daysOf(end.month).to;

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

const heavyCategories = ({ shares, expenses, categories }: AdviceFacts): readonly Advice[] =>
  shares
    .filter(({ amount }) => amount * 100 > expenses * HEAVY_CATEGORY_PERCENT)
    .map(({ category, amount, share }) => ({
      type: "heavy-category",
      category,
      share,
      cut: percentOf(CATEGORY_CUT_PERCENT, amount),
      nature: natureOf(categories, category),
    }));

/** The expenses that could be avoided: all but the fixed costs and taxes. */
const superfluous = (shares: readonly CategoryShare[], categories: ExpenseCategories): Cents =>
  sum(
    shares
      .filter(({ category }) => natureOf(categories, category) === "variable")
      .map(({ amount }) => amount),
  );

const natureOf = (categories: ExpenseCategories, name: string): CostNature =>
  hasRole(categories, name, "taxes")
    ? "taxes"
    : isFixedCost(categories, name)
      ? "fixed"
      : "variable";
