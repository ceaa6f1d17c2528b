import type { YearMonth } from "../shared/year-month.ts";

/** What shows whether a month was recorded as it was lived: the records of it that no plan made, sums in cents. */
export type MonthLife = {
  readonly count: number;
  /** The days of the month of its first and its last record. */
  readonly firstDay: number;
  readonly lastDay: number;
  readonly income: number;
  readonly expenses: number;
};

/** The lives of months that have any; others have no entry. */
export type MonthLives = ReadonlyMap<YearMonth, MonthLife>;
