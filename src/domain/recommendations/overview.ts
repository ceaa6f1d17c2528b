import { isFixedCost } from "../categories/expense-categories.ts";
import { cents, ratio, subtract, sum, ZERO, type Cents } from "../shared/cents.ts";
import { addMonths, type YearMonth } from "../shared/year-month.ts";
import { normallySpent, type FinancialFacts, type MonthFacts } from "./financial-facts.ts";

/** The expenses of the latest lived month beside those of the month before it; `part` is never below zero. */
export type SpendingTrend = {
  readonly month: YearMonth;
  readonly before: YearMonth;
  readonly direction: "more" | "less" | "same";
  readonly part: number;
};

/** The period as a whole; rates and shares from 0 to 1, amounts in cents. */
export type Overview = {
  /** The part of the normal income that is left; 0 without income. */
  readonly surplusRate: number;
  /** The largest category and its share of the expenses. */
  readonly largest: { readonly category: string; readonly share: number } | null;
  /** The share of the normal income that fixed costs take; null without either. */
  readonly fixedShare: number | null;
  /** Null if the latest lived month does not follow another one, or differs by what comes at its own rhythm. */
  readonly trend: SpendingTrend | null;
  /** What is missing to all goals. */
  readonly missing: Cents;
};

/** A smaller change between two months is none. */
const LEAST_CHANGE = 0.01;

/** What is told of a period before the findings. */
export function overviewOf(facts: FinancialFacts): Overview {
  const { summary, normal, plan, categories } = facts;
  const [largest] = summary.byCategory;
  const fixed = normallySpent(facts, (name) => isFixedCost(categories, name));
  return {
    surplusRate: ratio(normal.surplus, normal.income),
    largest:
      largest === undefined || largest.amount === 0
        ? null
        : { category: largest.category, share: ratio(largest.amount, summary.expenses) },
    fixedShare: fixed > 0 && normal.income > 0 ? ratio(fixed, normal.income) : null,
    trend: trendOf(facts),
    missing: sum(plan.map((planned) => planned.missing)),
  };
}

function trendOf({ lived, surprising }: FinancialFacts): SpendingTrend | null {
  const [before, last] = lived.slice(-2);
  if (before === undefined || last === undefined || before.expenses === 0) return null;
  if (addMonths(before.month, 1) !== last.month) return null;
  const rest = (wanted: MonthFacts) =>
    surprising.months.find(({ month }) => month === wanted.month)?.expenses ?? ZERO;
  const difference = subtract(last.expenses, before.expenses);
  const ownRhythm = difference - subtract(rest(last), rest(before));
  const part = ratio(cents(Math.abs(difference)), before.expenses);
  if (part < LEAST_CHANGE) return { ...monthsOf(last, before), direction: "same", part };
  if (ownRhythm * Math.sign(difference) * 2 >= Math.abs(difference)) return null;
  return { ...monthsOf(last, before), direction: difference > 0 ? "more" : "less", part };
}

const monthsOf = (last: MonthFacts, before: MonthFacts) => ({
  month: last.month,
  before: before.month,
});
