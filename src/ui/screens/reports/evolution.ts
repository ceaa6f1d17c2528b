import type { MonthlyTotals } from "../../../domain/reports/monthly-totals.ts";
import type { ProjectedMonth } from "../../../domain/reports/projection.ts";

/** The balances of a report's months, and of the months that may come. */
export type Evolution = {
  readonly months: readonly MonthlyTotals[];
  readonly projection: readonly ProjectedMonth[] | null;
};
