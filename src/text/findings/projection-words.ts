import type { PlannedGoal } from "../../domain/goals/plan-goals.ts";
import type { GoalProjection } from "../../domain/recommendations/recommendation.ts";
import type { CivilDate } from "../../domain/shared/civil-date.ts";
import { aboutDuration } from "../duration.ts";
import { goalNote, NO_FORECAST } from "../goals/goal-plan.ts";

/** A goal's share of the plan, with its duration in words (projecao_objetivos on the wire). */
export const projectionOf = (planned: PlannedGoal, today: CivilDate): GoalProjection => ({
  goal: planned.goal.name,
  time: planned.months === null ? NO_FORECAST : aboutDuration(planned.months),
  monthly: planned.monthly,
  startsIn: planned.startsIn,
  note: goalNote(planned, today),
});
