import { subtract, sum, ZERO, type Cents } from "../shared/cents.ts";
import type { BudgetStatus } from "./budget-status.ts";

/** The sums of a month's budgets, in cents. */
export type BudgetTotals = {
  readonly limit: Cents;
  readonly spent: Cents;
  readonly remaining: Cents;
  /** The refunds; absent if there are none. */
  readonly refunded?: Cents;
};

/** Adds up limits and spending; the remainder may be negative. */
export function budgetTotals(statuses: readonly BudgetStatus[]): BudgetTotals {
  const limit = sum(statuses.map((status) => status.limit));
  const spent = sum(statuses.map((status) => status.spent));
  const refunded = sum(statuses.map((status) => status.refunded ?? ZERO));
  return {
    limit,
    spent,
    remaining: subtract(limit, spent),
    ...(refunded > 0 && { refunded }),
  };
}
