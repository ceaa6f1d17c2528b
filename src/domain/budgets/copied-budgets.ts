import type { YearMonth } from "../shared/year-month.ts";
import type { Budget, BudgetDraft } from "./budget.ts";

/** The budgets that a month takes over from another: those whose category it does not have yet. */
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
