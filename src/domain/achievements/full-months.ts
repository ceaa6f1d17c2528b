import { sum, type Cents } from "../shared/cents.ts";
import { livedMonths } from "../lived-months/lived-months.ts";
import { monthOf, monthsBetween, type YearMonth } from "../shared/year-month.ts";
import type { AchievementFacts, CategoryTotal } from "./facts.ts";

/** A lived month that is over; amounts in cents, `spent` by category. */
export type FullMonth = {
  readonly month: YearMonth;
  readonly income: Cents;
  readonly expenses: Cents;
  readonly spent: ReadonlyMap<string, Cents>;
};

/** The lived months before the current one, of all that have records. */
export function fullMonths({
  activity: { totals, lives },
  today,
}: Pick<AchievementFacts, "activity" | "today">): readonly FullMonth[] {
  const current = monthOf(today);
  const [first = current] = [...lives.keys()].toSorted();
  const ofMonth = Map.groupBy(totals, ({ month }) => month);
  return livedMonths(lives, current, monthsBetween(first, current)).map((month) => {
    const own = ofMonth.get(month) ?? [];
    return {
      month,
      income: sumOf(own.filter(({ kind }) => kind === "income")),
      expenses: sumOf(own.filter(({ kind }) => kind === "expense")),
      spent: spentByCategory(own),
    };
  });
}

const sumOf = (totals: readonly CategoryTotal[]) => sum(totals.map(({ amount }) => amount));

function spentByCategory(totals: readonly CategoryTotal[]) {
  const expenses = totals.filter(({ kind }) => kind === "expense");
  const groups = Map.groupBy(expenses, ({ category }) => category);
  return new Map([...groups].map(([category, group]) => [category, sumOf(group)]));
}
