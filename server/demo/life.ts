import type { BudgetDraft } from "../../src/domain/budgets/budget.ts";
import type { GoalDraft } from "../../src/domain/goals/goal.ts";
import { cents } from "../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../src/domain/shared/civil-date.ts";
import { compareText } from "../../src/domain/shared/compare-text.ts";
import { addMonths, monthOf, type YearMonth } from "../../src/domain/shared/year-month.ts";
import { billsOf, type MonthOfLife } from "./bills.ts";
import { habitsOf } from "./habits.ts";
import type { DemoGoal, Household } from "./household.ts";
import { plannedBills, plannedInstalments, plannedWeekly, type DemoPlan } from "./plans.ts";
import type { DemoRecord } from "./records.ts";

/** All records of a made-up person; without the photo of the goal. */
export type Life = {
  /** Oldest day first. */
  readonly records: readonly DemoRecord[];
  readonly budgets: readonly BudgetDraft[];
  readonly plans: readonly DemoPlan[];
  readonly goals: readonly (GoalDraft & { readonly hasPhoto: boolean })[];
};

/** The number of months with budgets, the current one included. */
const BUDGET_MONTHS = 8;

/** The last months until the current one, oldest first. */
const monthsUntil = (today: CivilDate, count: number): readonly YearMonth[] =>
  Array.from({ length: count }, (_, index) => addMonths(monthOf(today), index + 1 - count));

/** Makes the records of a person until today; a later day of the same month only adds to them. */
export function lifeOf(household: Household, today: CivilDate): Life {
  const { username, bills, habits, goals, budgets, instalments, weekly } = household;
  const months = monthsUntil(today, household.months);
  const first = months[0] ?? monthOf(today);
  const recordsOf = (month: YearMonth, index: number): readonly DemoRecord[] => {
    const at: MonthOfLife = { month, first, ago: months.length - 1 - index };
    return [...billsOf(bills, at, username), ...habitsOf(habits, at, username)];
  };
  const records = months
    .flatMap(recordsOf)
    .filter(({ draft }) => draft.date <= today)
    .toSorted((one, other) => compareText(one.draft.date, other.draft.date));
  return {
    records,
    plans: [
      ...plannedBills(bills, records, today),
      ...instalments.map((one) => plannedInstalments(one, today)),
      ...weekly.map((one) => plannedWeekly(one, today)),
    ],
    budgets: monthsUntil(today, BUDGET_MONTHS).flatMap((month) =>
      Object.entries(budgets).map(([category, limit]) => ({
        category,
        limit: cents(limit),
        month,
        repeats: month === monthOf(today),
      })),
    ),
    goals: goals.map((goal) => goalAt(goal, today)),
  };
}

const goalAt = ({ name, total, current, deadline, photo = false }: DemoGoal, today: CivilDate) => ({
  name,
  total: cents(total),
  current: cents(current),
  deadline: deadline?.(today) ?? null,
  photoUrl: null,
  hasPhoto: photo,
});
