import { planGoals, type PlannedGoal } from "../../domain/goals/plan-goals.ts";
import { yearlyIncomes } from "../../domain/goals/yearly-incomes.ts";
import type { Book } from "../../domain/ledger/book.ts";
import { goalsOf } from "../../domain/ledger/read-book.ts";
import { recurrencesOf } from "../../domain/ledger/recurrences-of.ts";
import type { GoalId } from "../../domain/shared/ids.ts";
import type { Clock } from "../clock.ts";
import { viewNormalMonth } from "../forecast/view-normal-month.ts";

/** The plan of each goal that is not reached, in the order in which they are served. */
export type GoalPlan = ReadonlyMap<GoalId, PlannedGoal>;

/** The plan of all goals of a book; null while that does not reach back far enough for a normal month. */
export function viewGoalPlan(clock: Pick<Clock, "today">) {
  const normalOf = viewNormalMonth(clock);
  return (book: Book): GoalPlan | null => {
    const normal = normalOf(book);
    if (normal === null) return null;
    const today = clock.today();
    const incomes = yearlyIncomes(recurrencesOf(book), today);
    const planned = planGoals(goalsOf(book), normal, today, incomes);
    return new Map(planned.map((one) => [one.goal.id, one]));
  };
}
