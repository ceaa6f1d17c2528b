import { isFixedCost } from "../../categories/expense-categories.ts";
import { cents, ratio, subtract, ZERO, type Cents } from "../../shared/cents.ts";
import { monthOf } from "../../shared/year-month.ts";
import type { FinancialFacts, MonthFacts } from "../financial-facts.ts";
import type { Finding } from "../finding.ts";

/** By what percentage of its mean, and by how many cents, a category has to grow or shrink. */
const TREND = 25;
const SMALLEST_TREND = cents(30_00);

/** How many months before there must be to compare with. */
const COMPARED_MONTHS = 2;

/** How many categories are named. */
const SHOWN_RISING = 2;
const SHOWN_FALLING = 1;

type Change = {
  readonly category: string;
  readonly month: MonthFacts;
  readonly amount: Cents;
  readonly mean: Cents;
};

/** The variable categories that cost more than usual without its being planned, in this month already or in the last full one, or less. */
export function categoryTrendRules(facts: FinancialFacts): readonly Finding[] {
  const { today, unplanned, categories } = facts;
  const { months } = unplanned;
  const fullMonths = months.filter(({ month }) => month < monthOf(today));
  const isVariable = (name: string) => !isFixedCost(categories, name);
  const changes = changesOf(isVariable);
  const current = months.at(-1);
  const ongoing = current === undefined ? [] : rising(changes(fullMonths, current));
  const over = changes(fullMonths.slice(0, -1), fullMonths.at(-1));
  const told = new Set(ongoing.map(({ category }) => category));
  const risen = [...ongoing, ...rising(over).filter(({ category }) => !told.has(category))];
  return [
    ...strongest(risen, SHOWN_RISING).map(({ category, month, amount, mean }): Finding => ({
      type: "rising-category",
      priority: "medium",
      category,
      month: month.month,
      ongoing: month === current,
      amount,
      mean,
      part: ratio(subtract(amount, mean), mean),
    })),
    ...strongest(falling(over), SHOWN_FALLING).map(
      ({ category, month, amount, mean }): Finding => ({
        type: "falling-category",
        priority: "low",
        category,
        month: month.month,
        amount,
        mean,
        part: ratio(subtract(mean, amount), mean),
      }),
    ),
  ];
}

/** What a month spent on each variable category, beside the mean of the months before it. */
const changesOf =
  (isVariable: (category: string) => boolean) =>
  (before: readonly MonthFacts[], month: MonthFacts | undefined): readonly Change[] => {
    if (month === undefined || before.length < COMPARED_MONTHS) return [];
    return [...month.byCategory]
      .filter(([category]) => isVariable(category))
      .map(([category, amount]) => {
        const total = before.reduce(
          (sum, { byCategory }) => sum + (byCategory.get(category) ?? 0),
          0,
        );
        return { category, month, amount, mean: cents(Math.round(total / before.length)) };
      })
      .filter(({ mean, amount }) => mean > ZERO && Math.abs(amount - mean) >= SMALLEST_TREND);
  };

const rising = (found: readonly Change[]) =>
  found.filter(({ amount, mean }) => amount * 100 >= mean * (100 + TREND));

const falling = (found: readonly Change[]) =>
  found.filter(({ amount, mean }) => amount > 0 && amount * 100 <= mean * (100 - TREND));

const strongest = (found: readonly Change[], count: number) =>
  found
    .toSorted(
      (a, b) =>
        Math.abs(b.amount - b.mean) - Math.abs(a.amount - a.mean) ||
        (a.category < b.category ? -1 : 1),
    )
    .slice(0, count);
