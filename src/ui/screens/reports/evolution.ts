import type { MonthlyTotals } from "../../../domain/reports/monthly-totals.ts";
import type { ProjectedMonth } from "../../../domain/reports/projection.ts";
import type { YearMonth } from "../../../domain/shared/year-month.ts";

/** The balances of a report's months, and of the months that may come. */
export type Evolution = {
  readonly months: readonly MonthlyTotals[];
  /** The last month, as long as it is not over. */
  readonly unfinished: YearMonth | null;
  readonly projection: readonly ProjectedMonth[] | null;
};
