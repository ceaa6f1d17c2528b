import { subtract, ZERO, type Cents } from "../shared/cents.ts";
import { civilDate, daysInMonth, partsOf, type CivilDate } from "../shared/civil-date.ts";
import { compareText } from "../shared/compare-text.ts";
import { monthOf, type YearMonth } from "../shared/year-month.ts";
import {
  categorySums,
  totalsOfSums,
  type CategorySum,
  type MonthlySums,
} from "../transactions/category-sums.ts";
import { sharesOfSums } from "../transactions/category-shares.ts";
import { monthChange } from "../transactions/month-change.ts";
import type { Transaction } from "../transactions/transaction.ts";
import { monthsOfPeriod } from "./report-period.ts";

/** From one day to another, both inclusive. */
export type Days = { readonly from: CivilDate; readonly to: CivilDate };

/** Two sums and their difference, in cents; `part` is 0.1 for a tenth more, and null if the earlier sum is zero. */
export type Change = {
  readonly now: Cents;
  readonly before: Cents;
  readonly difference: Cents;
  readonly part: number | null;
};

/** The sums of this year until today, beside the same days of the year before. */
export type YearComparison = {
  readonly now: Days;
  readonly before: Days;
  /** The month in which the records of the year before begin. */
  readonly since: YearMonth;
  readonly income: Change;
  readonly expenses: Change;
  readonly balance: Change;
  /** The expenses by category; the largest changes first, in euros, up or down. */
  readonly categories: readonly (Change & { readonly category: string })[];
};

/** The rows of a month. */
type MonthlyRows = (month: YearMonth) => readonly Transaction[];

/** The days of two years that are compared; 29 February is compared with 28. */
export function comparedDays(today: CivilDate): { readonly now: Days; readonly before: Days } {
  const { year, month, day } = partsOf(today);
  const to = civilDate(year - 1, month, Math.min(day, daysInMonth(year - 1, month)));
  return {
    now: { from: civilDate(year, 1, 1), to: today },
    before: { from: civilDate(year - 1, 1, 1), to },
  };
}

/**
 * Compares the days from 1 January to today with the same days a year before, from the sums of whole months and the
 * rows of the last one; null if the year before has no records.
 */
export function yearComparison(
  sumsOf: MonthlySums,
  rowsOf: MonthlyRows,
  today: CivilDate,
): YearComparison | null {
  const days = comparedDays(today);
  const sumsIn = (to: CivilDate) => (month: YearMonth) =>
    month < monthOf(to)
      ? sumsOf(month)
      : categorySums(rowsOf(month).filter(({ date }) => date <= to));
  const monthsBefore = monthsOfPeriod("year", days.before.to);
  const sumsBefore = sumsIn(days.before.to);
  const since = monthsBefore.find((month) => sumsBefore(month).length > 0);
  if (since === undefined) return null;
  const now = monthsOfPeriod("year", today).flatMap(sumsIn(today));
  const before = monthsBefore.flatMap(sumsBefore);
  const [totals, totalsBefore] = [totalsOfSums(now), totalsOfSums(before)];
  const [spent, spentBefore] = [spentOn(now), spentOn(before)];
  return {
    ...days,
    since,
    income: change(totals.income, totalsBefore.income),
    expenses: change(totals.expenses, totalsBefore.expenses),
    balance: change(totals.balance, totalsBefore.balance),
    categories: [...new Set([...spent.keys(), ...spentBefore.keys()])]
      .map((category) => ({
        category,
        ...change(spent.get(category) ?? ZERO, spentBefore.get(category) ?? ZERO),
      }))
      .toSorted(
        (a, b) =>
          Math.abs(b.difference) - Math.abs(a.difference) || compareText(a.category, b.category),
      ),
  };
}

/** The expenses of each category, in cents. */
const spentOn = (sums: readonly CategorySum[]): ReadonlyMap<string, Cents> =>
  new Map(
    sharesOfSums(sums.filter(({ kind }) => kind === "expense")).map(({ category, amount }) => [
      category,
      amount,
    ]),
  );

const change = (now: Cents, before: Cents): Change => ({
  now,
  before,
  difference: subtract(now, before),
  part: monthChange(now, before),
});
