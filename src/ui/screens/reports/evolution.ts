import type { MonthlyTotals } from "../../../domain/reports/monthly-totals.ts";
import type { ProjectedMonth } from "../../../domain/reports/projection.ts";
import type { YearMonth } from "../../../domain/shared/year-month.ts";

/** The balances of a report's months, and the projection of the coming ones. */
export type Evolution = {
  readonly months: readonly MonthlyTotals[];
  /** The last month, if it is not over; else null. */
  readonly unfinished: YearMonth | null;
  readonly projection: readonly ProjectedMonth[] | null;
};
