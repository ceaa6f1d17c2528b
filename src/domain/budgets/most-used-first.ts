import { compareText } from "../shared/compare-text.ts";
import type { BudgetStatus } from "./budget-status.ts";

/** Sorts budgets by the used share of their limit, the largest first, then by category. */
export const mostUsedFirst = <Status extends BudgetStatus>(
  statuses: readonly Status[],
): readonly Status[] =>
  statuses.toSorted(
    (left, right) => right.used - left.used || compareText(left.category, right.category),
  );
