import { sum, type Cents } from "../shared/cents.ts";
import { monthOf, type YearMonth } from "../shared/year-month.ts";
import type { AchievementFacts, CategoryTotal } from "./facts.ts";

/** A month that is over and has records; amounts in cents, `spent` by category. */
export type FullMonth = {
  readonly month: YearMonth;
  readonly income: Cents;
  readonly expenses: Cents;
  readonly spent: ReadonlyMap<string, Cents>;
};

/** The months before the current one that have records. */
export function fullMonths({
  activity,
  today,
}: Pick<AchievementFacts, "activity" | "today">): readonly FullMonth[] {
  const past = activity.totals.filter(({ month }) => month < monthOf(today));
  return [...Map.groupBy(past, ({ month }) => month)].map(([month, totals]) => ({
    month,
    income: sumOf(totals.filter(({ kind }) => kind === "income")),
    expenses: sumOf(totals.filter(({ kind }) => kind === "expense")),
    spent: spentByCategory(totals),
  }));
}

const sumOf = (totals: readonly CategoryTotal[]) => sum(totals.map(({ amount }) => amount));

function spentByCategory(totals: readonly CategoryTotal[]) {
  const expenses = totals.filter(({ kind }) => kind === "expense");
  const groups = Map.groupBy(expenses, ({ category }) => category);
  return new Map([...groups].map(([category, group]) => [category, sumOf(group)]));
}
