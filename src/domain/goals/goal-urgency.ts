import { cents, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { daysBetween } from "../shared/days-between.ts";
import { goalMissing, goalProgress, isReached, type Goal } from "./goal.ts";
import { monthOf, monthsBetween } from "../shared/year-month.ts";

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

/** Whether the deadline of a goal has passed, or is within 60 days while more than a tenth is missing; else null. */
export function goalUrgency(goal: Goal, today: CivilDate): GoalUrgency | null {
  const { deadline } = goal;
  if (deadline === null || isReached(goal)) return null;
  if (deadline < today) return { type: "overdue" };
  const days = daysBetween(today, deadline);
  if (days > SOON_DAYS || goalProgress(goal) >= NEARLY_DONE_SHARE) return null;
  const missing = goalMissing(goal);
  if (days <= LAST_DAYS) return { type: "last-days", missing, days };
  const months = monthsUntil(deadline, today) ?? 1;
  return { type: "due-soon", missing, months, monthly: cents(Math.ceil(missing / months)) };
}

/** The number of months until a deadline, at least the current one; null without one, or if it has passed. */
const monthsUntil = (deadline: CivilDate | null, today: CivilDate): number | null =>
  deadline === null || deadline < today
    ? null
    : Math.max(1, monthsBetween(monthOf(today), monthOf(deadline)));
