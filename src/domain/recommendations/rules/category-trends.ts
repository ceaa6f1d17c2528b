import { isFixedCost } from "../../categories/expense-categories.ts";
import { cents, ratio, subtract, ZERO, type Cents } from "../../shared/cents.ts";
import { compareText } from "../../shared/compare-text.ts";
import { monthOf } from "../../shared/year-month.ts";
import { byYear } from "../../shared/by-year.ts";
import type { FinancialFacts, MonthFacts } from "../financial-facts.ts";
import type { Finding } from "../finding.ts";

/** By what percentage of its mean, and by how many cents, a category has to rise or fall. */
const TREND_PERCENT = 25;
const SMALLEST_TREND = cents(30_00);

/** The least number of other full months to compare with. */
const COMPARED_MONTHS = 2;

/** The most categories that are named. */
const MAX_RISING = 2;
const MAX_FALLING = 1;

type Change = {
  readonly category: string;
  readonly month: MonthFacts;
  readonly amount: Cents;
  readonly mean: Cents;
  /** The part of the amount that comes at its own rhythm, and is no surprise. */
  readonly known: number;
};

/**
 * Findings about variable categories above their mean that come at no rhythm of their own, in this month or the last full one, or
 * below it.
 */
export function categoryTrendRules(facts: FinancialFacts): readonly Finding[] {
  const { today, months, lived, normal } = facts;
  const known = normal.isLived ? normal.months.length : 0;
  const isOngoing = ({ month }: MonthFacts) => month === monthOf(today);
  const current = known < COMPARED_MONTHS ? [] : changes(months.find(isOngoing), facts);
  const over = known <= COMPARED_MONTHS ? [] : changes(lived.at(-1), facts);
  const ongoing = current.filter(isRising);
  const told = new Set(ongoing.map(({ category }) => category));
  const risen = [
    ...ongoing,
    ...over.filter(isRising).filter(({ category }) => !told.has(category)),
  ];
  return [
    ...strongest(risen, MAX_RISING).map(({ category, month, amount, mean }): Finding => ({
      type: "rising-category",
      priority: "medium",
      category,
      month: month.month,
      ongoing: isOngoing(month),
      amount,
      mean,
      above: subtract(amount, mean),
      part: ratio(subtract(amount, mean), mean),
    })),
    ...strongest(over.filter(isFalling), MAX_FALLING).map(
      ({ category, month, amount, mean }): Finding => ({
        type: "falling-category",
        priority: "low",
        category,
        month: month.month,
        amount,
        mean,
        below: subtract(mean, amount),
        yearly: byYear(subtract(mean, amount)),
        part: ratio(subtract(mean, amount), mean),
      }),
    ),
  ];
}

/** Compares each variable category of a month with its mean. */
function changes(month: MonthFacts | undefined, facts: FinancialFacts): readonly Change[] {
  if (month === undefined) return [];
  const { normal, surprising, categories } = facts;
  const unknown = surprising.months.find((one) => one.month === month.month)?.byCategory;
  return [...month.byCategory]
    .filter(([category]) => !isFixedCost(categories, category))
    .map(([category, amount]) => ({
      category,
      month,
      amount,
      mean: normal.byCategory.get(category) ?? ZERO,
      known: amount - (unknown?.get(category) ?? 0),
    }))
    .filter(({ mean, amount }) => mean > ZERO && Math.abs(amount - mean) >= SMALLEST_TREND);
}

const isRising = ({ amount, mean, known }: Change) =>
  amount * 100 >= Math.max(mean, known) * (100 + TREND_PERCENT);

const isFalling = ({ amount, mean }: Change) =>
  amount > 0 && amount * 100 <= mean * (100 - TREND_PERCENT);

const strongest = (found: readonly Change[], count: number) =>
  found
    .toSorted(
      (a, b) =>
        Math.abs(b.amount - b.mean) - Math.abs(a.amount - a.mean) ||
        compareText(a.category, b.category),
    )
    .slice(0, count);
