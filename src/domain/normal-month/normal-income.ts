import { cents, sum, ZERO, type Cents } from "../shared/cents.ts";

/** With fewer months than this the smallest total counts. */
const LEAST_MONTHS = 3;

/** How far a month may differ from the median to count as even. */
const EVEN_PERCENT = 20;

/** The normal income, whether it is only a mean, and the sum above it in all months; in cents. */
export type NormalIncome = {
  readonly income: Cents;
  readonly isUneven: boolean;
  readonly extra: Cents;
};

/**
 * The normal income of months with the given totals in cents: their median; their mean if fewer than two thirds of them
 * are within 20 % of the median; the smallest of them if there are fewer than 3.
 */
export function normalIncome(totals: readonly Cents[]): NormalIncome {
  const sorted = totals.toSorted((a, b) => a - b);
  const all = sum(sorted);
  if (sorted.length < LEAST_MONTHS) return withExtra(sorted[0] ?? 0, sorted.length, all);
  const median = medianOf(sorted);
  const even = sorted.filter((total) => Math.abs(total - median) * 100 <= median * EVEN_PERCENT);
  if (even.length * 3 < sorted.length * 2)
    return { income: cents(Math.round(all / sorted.length)), isUneven: true, extra: ZERO };
  return withExtra(median, sorted.length, all);
}

const withExtra = (income: number, months: number, all: number): NormalIncome => ({
  income: cents(income),
  isUneven: false,
  extra: cents(Math.max(0, all - income * months)),
});

function medianOf(sorted: readonly number[]): number {
  const middle = (sorted.length - 1) / 2;
  const [below, above] = [sorted[Math.floor(middle)] ?? 0, sorted[Math.ceil(middle)] ?? 0];
  return Math.round((below + above) / 2);
}
