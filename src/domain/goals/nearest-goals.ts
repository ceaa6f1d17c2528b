import type { Goal } from "./goal.ts";

const NEVER = "~";

const byDeadline = (a: Goal, b: Goal): number => {
  const [left, right] = [a.deadline ?? NEVER, b.deadline ?? NEVER];
  return left < right ? -1 : left > right ? 1 : 0;
};

/** How many goals the dashboard shows (§9). */
export const DASHBOARD_GOALS = 4;

/** The goals nearest to their deadline first, then those without one in their given order (§2, Dashboard). */
export const nearestGoals = (goals: readonly Goal[]): readonly Goal[] =>
  goals.toSorted(byDeadline).slice(0, DASHBOARD_GOALS);
