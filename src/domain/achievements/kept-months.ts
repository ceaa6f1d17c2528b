import type { Budget } from "../budgets/budget.ts";
import type { YearMonth } from "../shared/year-month.ts";
import type { FullMonth } from "./full-months.ts";

/** The full months that have budgets and kept every one of them, spending no more than its limit. */
export function keptMonths(
  months: readonly FullMonth[],
  budgets: readonly Budget[],
): readonly YearMonth[] {
  const ofMonth = Map.groupBy(budgets, ({ month }) => month);
  return months
    .filter(({ month, spent }) =>
      ofMonth.get(month)?.every(({ category, limit }) => (spent.get(category) ?? 0) <= limit),
    )
    .map(({ month }) => month);
}
