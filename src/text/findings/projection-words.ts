import type { PlannedGoal } from "../../domain/recommendations/goal-plan.ts";
import type { GoalProjection } from "../../domain/recommendations/recommendation.ts";
import { aboutDuration, duration, NO_FORECAST } from "./words.ts";

/** What is proposed for a goal, with its time in words (projecao_objetivos on the wire). */
export const projectionOf = (planned: PlannedGoal): GoalProjection => ({
  goal: planned.goal.name,
  time: timeOf(planned),
  monthly: planned.monthly,
});

/** With the proposed amount, and with the whole balance where that is faster. */
function timeOf({ months, monthsWithAll }: PlannedGoal): string {
  if (monthsWithAll === null) return NO_FORECAST;
  if (months === null) return `${aboutDuration(monthsWithAll)} com todo o saldo`;
  if (months === monthsWithAll) return aboutDuration(months);
  return `${aboutDuration(months)} (${duration(monthsWithAll)} com todo o saldo)`;
}
