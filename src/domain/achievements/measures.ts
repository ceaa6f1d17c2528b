import { isReached } from "../goals/goal.ts";
import { addDays } from "../shared/add-days.ts";
import { longestRun } from "../shared/longest-run.ts";
import { addMonths, type YearMonth } from "../shared/year-month.ts";
import type { TransactionKind } from "../transactions/transaction.ts";
import type { AchievementFacts } from "./facts.ts";
import { fullMonths, type FullMonth } from "./full-months.ts";
import { keptMonths } from "./kept-months.ts";

/** The figures that achievements depend on: counts, and lengths of streaks in days or months. */
export type Measures = {
  readonly incomes: number;
  readonly expenses: number;
  readonly dayRun: number;
  readonly positiveRun: number;
  readonly keptRun: number;
  /** Whether at least this percentage of the income of some full month was left. */
  readonly hasSaved: (percent: number) => boolean;
  readonly budgets: number;
  readonly goals: number;
  readonly goalsReached: number;
  readonly isProfileComplete: boolean;
};

export function measure(facts: AchievementFacts): Measures {
  const months = fullMonths(facts);
  const positive = months.filter(({ income, expenses }) => income > expenses);
  return {
    incomes: countOf(facts, "income"),
    expenses: countOf(facts, "expense"),
    dayRun: longestRun(facts.activity.days, (day) => addDays(day, 1)),
    positiveRun: monthRun(positive.map(({ month }) => month)),
    keptRun: monthRun(keptMonths(months, facts.budgets)),
    hasSaved: (percent) => months.some(saved(percent)),
    budgets: facts.budgets.length,
    goals: facts.goals.length,
    goalsReached: facts.goals.filter(isReached).length,
    isProfileComplete: facts.profile !== null && facts.profile.age !== null,
  };
}

const countOf = ({ activity }: AchievementFacts, wanted: TransactionKind) =>
  activity.totals
    .filter(({ kind }) => kind === wanted)
    .reduce((records, { count }) => records + count, 0);

const monthRun = (months: readonly YearMonth[]) =>
  longestRun(months, (month) => addMonths(month, 1));

const saved =
  (percent: number) =>
  ({ income, expenses }: FullMonth): boolean =>
    income > 0 && (income - expenses) * 100 >= income * percent;
