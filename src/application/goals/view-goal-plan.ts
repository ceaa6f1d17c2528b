import { planGoals, type PlannedGoal } from "../../domain/goals/plan-goals.ts";
import type { Book } from "../../domain/ledger/book.ts";
import { goalsOf } from "../../domain/ledger/read-book.ts";
import type { GoalId } from "../../domain/shared/ids.ts";
import type { Clock } from "../clock.ts";
import { viewNormalMonth } from "../forecast/view-normal-month.ts";

/** The plan of each goal that is not reached. */
export type GoalPlan = ReadonlyMap<GoalId, PlannedGoal>;

/** The plan of all goals of a book; null while that does not reach back far enough for a normal month. */
export function viewGoalPlan(clock: Pick<Clock, "today">) {
  const normalOf = viewNormalMonth(clock);
  return (book: Book): GoalPlan | null => {
    const normal = normalOf(book);
    if (normal === null) return null;
    const planned = planGoals(goalsOf(book), normal, clock.today());
    return new Map(planned.map((one) => [one.goal.id, one]));
  };
}
