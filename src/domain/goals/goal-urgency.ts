import type { Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { daysBetween } from "../shared/days-between.ts";
import { addMonths, monthOf } from "../shared/year-month.ts";
import { endsBeforeBeginning } from "./ends-before-beginning.ts";
import { goalMissing, goalProgress, isReached, type Goal } from "./goal.ts";
import { monthlyNeed, monthsLeft } from "./monthly-need.ts";

/** The days before a deadline in which it is due soon. */
const SOON_DAYS = 60;
/** The saved share, from 0 to 1, from which on a goal is nearly reached. */
const NEARLY_DONE_SHARE = 0.9;
/** The longest time that is stated in days. */
const LAST_DAYS = 31;

/** Why a goal needs attention. Amounts in cents; `monthly` is the amount that each remaining month has to bring. */
export type GoalUrgency =
  | { readonly type: "overdue" }
  | { readonly type: "last-days"; readonly missing: Cents; readonly days: number }
  | {
      readonly type: "due-soon";
      readonly missing: Cents;
      readonly months: number;
      readonly monthly: Cents;
    };

/**
 * Whether the deadline of a goal has passed, or is within 60 days while more than a tenth is missing; else null. A
 * deadline before the goal's beginning means nothing.
 */
export function goalUrgency(goal: Goal, today: CivilDate): GoalUrgency | null {
  const { deadline } = goal;
  if (deadline === null || isReached(goal)) return null;
  if (endsBeforeBeginning(goal, today)) return null;
  if (deadline < today) return { type: "overdue" };
  const days = daysBetween(today, deadline);
  if (days > SOON_DAYS || goalProgress(goal) >= NEARLY_DONE_SHARE) return null;
  const missing = goalMissing(goal);
  if (days <= LAST_DAYS) return { type: "last-days", missing, days };
  const next = addMonths(monthOf(today), 1);
  const months = monthsLeft(deadline, next);
  return { type: "due-soon", missing, months, monthly: monthlyNeed(missing, deadline, next) };
}
