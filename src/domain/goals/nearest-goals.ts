import { byDeadline } from "./by-deadline.ts";
import type { Goal } from "./goal.ts";

/** How many goals the dashboard shows. */
const DASHBOARD_GOALS = 4;

/** The goals with the nearest deadlines first, then those without one in their given order. */
export const nearestGoals = (goals: readonly Goal[]): readonly Goal[] =>
  goals.toSorted(byDeadline).slice(0, DASHBOARD_GOALS);
