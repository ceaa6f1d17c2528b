import { compareText } from "../shared/compare-text.ts";
import type { BudgetStatus } from "./budget-status.ts";

/** The budgets that need attention first: by the used part of their limit, then by category. */
export const mostUsedFirst = <Status extends BudgetStatus>(
  statuses: readonly Status[],
): readonly Status[] =>
  statuses.toSorted(
    (left, right) => right.used - left.used || compareText(left.category, right.category),
  );
