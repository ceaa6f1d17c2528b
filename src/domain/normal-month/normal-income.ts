import { cents, sum, ZERO, type Cents } from "../shared/cents.ts";
import { middleOf } from "../shared/middle-of.ts";
import { areMostAlike } from "./step.ts";

/** With fewer months than this the smallest total counts. */
const LEAST_MONTHS = 3;

/** The normal income, whether it is only a mean, and the sum above it in all months; in cents. */
export type NormalIncome = {
  readonly income: Cents;
  readonly isUneven: boolean;
  readonly extra: Cents;
};

/**
 * The normal income of months with the given totals in cents: their median; their mean if that is zero, or if fewer than
 * two thirds of them are within 20 % of it; the smallest of them if there are fewer than 3.
 */
export function normalIncome(totals: readonly Cents[]): NormalIncome {
  const all = sum(totals);
  if (totals.length < LEAST_MONTHS)
    return withExtra(totals.length === 0 ? 0 : Math.min(...totals), totals.length, all);
  const median = Math.round(middleOf(totals));
  if (all > 0 && (median === 0 || !areMostAlike(totals, median)))
    return { income: cents(Math.round(all / totals.length)), isUneven: true, extra: ZERO };
  return withExtra(median, totals.length, all);
}

const withExtra = (income: number, months: number, all: number): NormalIncome => ({
  income: cents(income),
  isUneven: false,
  extra: cents(Math.max(0, all - income * months)),
});
