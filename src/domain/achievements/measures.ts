import { netSpent } from "../budgets/budget-status.ts";
import { isReached } from "../goals/goal.ts";
import { addDays } from "../shared/add-days.ts";
import { ZERO } from "../shared/cents.ts";
import { addMonths, type YearMonth } from "../shared/year-month.ts";
import type { TransactionKind } from "../transactions/transaction.ts";
import type { AchievementFacts } from "./facts.ts";
import { fullMonths, type FullMonth } from "./full-months.ts";

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
    keptRun: monthRun(keptMonths(months, facts)),
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

/** The full months in which there were budgets and none was exceeded. */
function keptMonths(
  months: readonly FullMonth[],
  { budgets, refundedIn }: Pick<AchievementFacts, "budgets" | "refundedIn">,
): readonly YearMonth[] {
  const ofMonth = Map.groupBy(budgets, ({ month }) => month);
  return months
    .filter(({ month, spent }) => {
      const refunded = refundedIn(month);
      return ofMonth
        .get(month)
        ?.every(
          ({ category, limit }) =>
            netSpent(spent.get(category) ?? ZERO, refunded.get(category) ?? ZERO) <= limit,
        );
    })
    .map(({ month }) => month);
}

/** The full months in which the expenses alone exceeded a budget: refunds may still have kept it. */
export function exceededMonths({
  budgets,
  ...facts
}: Pick<AchievementFacts, "today" | "activity" | "budgets">): readonly YearMonth[] {
  const months = new Map(fullMonths(facts).map(({ month, spent }) => [month, spent]));
  const exceeded = budgets.filter(
    ({ month, category, limit }) => (months.get(month)?.get(category) ?? ZERO) > limit,
  );
  return exceeded.map(({ month }) => month);
}

/**
 * The length of the longest run of items in which each follows the one before, whatever their order in the list; `next`
 * returns an item's successor.
 */
export function longestRun<Item>(items: Iterable<Item>, next: (item: Item) => Item): number {
  const all = new Set(items);
  const followers = new Set([...all].map(next));
  let longest = 0;
  for (const first of all) {
    if (followers.has(first)) continue;
    let length = 0;
    for (let item = first; all.has(item); item = next(item)) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}
