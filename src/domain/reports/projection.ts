import { cents, type Cents } from "../shared/cents.ts";
import { addMonths, type YearMonth } from "../shared/year-month.ts";
import type { MonthlyTotals } from "./monthly-totals.ts";

/** What a coming month may bring: the expected balance and the band around it, in cents. */
export type ProjectedMonth = {
  readonly month: YearMonth;
  readonly expected: Cents;
  readonly low: Cents;
  readonly high: Cents;
};

/** How many coming months are projected, on how many past ones, and how many there must be. */
export const PROJECTED_MONTHS = 3;
export const PROJECTION_BASE = 6;
export const PROJECTION_LEAST = 3;

/**
 * Projects the next 3 months from the balances of the last 6 full months: their median, in a band from their lower to
 * their upper quartile. Null below 3 full months. `fullMonths` are oldest first and end before `current`.
 */
export function project(
  fullMonths: readonly MonthlyTotals[],
  current: YearMonth,
): readonly ProjectedMonth[] | null {
  if (fullMonths.length < PROJECTION_LEAST) return null;
  const balances = fullMonths
    .slice(-PROJECTION_BASE)
    .map(({ balance }) => balance)
    .toSorted((a, b) => a - b);
  const band = {
    expected: quantile(balances, 0.5),
    low: quantile(balances, 0.25),
    high: quantile(balances, 0.75),
  };
  return Array.from({ length: PROJECTED_MONTHS }, (_, index) => ({
    month: addMonths(current, index + 1),
    ...band,
  }));
}

/** The value below which a part of the sorted amounts lies, interpolated between neighbours. */
function quantile(sorted: readonly Cents[], part: number): Cents {
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return cents(Math.round(below + (above - below) * (place - Math.floor(place))));
}
