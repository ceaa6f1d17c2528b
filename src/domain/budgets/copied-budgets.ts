import type { YearMonth } from "../shared/year-month.ts";
import type { Budget, BudgetDraft } from "./budget.ts";

/** The budgets that a month copies from another: those in categories without one yet. */
export function copiedBudgets(
  source: readonly Budget[],
  present: readonly Budget[],
  month: YearMonth,
): readonly BudgetDraft[] {
  const taken = new Set(present.map(({ category }) => category));
  return source
    .filter(({ category }) => !taken.has(category))
    .map(({ category, limit }) => ({ category, limit, month, repeats: false }));
}
