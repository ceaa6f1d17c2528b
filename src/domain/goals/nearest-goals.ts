import { inGoalOrder } from "./goal-order.ts";
import type { Goal } from "./goal.ts";

/** How many goals the dashboard shows. */
const DASHBOARD_GOALS = 4;

/** The first goals in their own order, or with the nearest deadlines. */
export const nearestGoals = (goals: readonly Goal[]): readonly Goal[] =>
  inGoalOrder(goals).slice(0, DASHBOARD_GOALS);
