import { cents, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { daysBetween } from "../shared/days-between.ts";
import { goalMissing, goalProgress, isReached, type Goal } from "./goal.ts";
import { monthsUntil } from "./months-until.ts";

/** How near a deadline is that is due soon, in days. */
const SOON = 60;
/** With so much of it there, from 0 to 1, a goal is not far from done. */
const NEARLY_DONE = 0.9;
/** So few days are told as days. */
const LAST_DAYS = 31;

/** Why a goal cannot be left as it is. Amounts in cents; `monthly` is what each month left has to bring. */
export type GoalUrgency =
  | { readonly type: "overdue" }
  | { readonly type: "last-days"; readonly missing: Cents; readonly days: number }
  | {
      readonly type: "due-soon";
      readonly missing: Cents;
      readonly months: number;
      readonly monthly: Cents;
    };

/** Whether the deadline of a goal has passed, or lies within 60 days while more than a tenth is missing; else null. */
export function goalUrgency(goal: Goal, today: CivilDate): GoalUrgency | null {
  const { deadline } = goal;
  if (deadline === null || isReached(goal)) return null;
  if (deadline < today) return { type: "overdue" };
  const days = daysBetween(today, deadline);
  if (days > SOON || goalProgress(goal) >= NEARLY_DONE) return null;
  const missing = goalMissing(goal);
  if (days <= LAST_DAYS) return { type: "last-days", missing, days };
  const months = monthsUntil(deadline, today) ?? 1;
  return { type: "due-soon", missing, months, monthly: cents(Math.ceil(missing / months)) };
}
