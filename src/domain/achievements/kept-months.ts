import type { Budget } from "../budgets/budget.ts";
import type { YearMonth } from "../shared/year-month.ts";
import type { FullMonth } from "./full-months.ts";

/** The full months in which there were budgets and none was exceeded. */
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
