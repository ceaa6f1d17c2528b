import type { Goal } from "./goal.ts";

/** How many goals the dashboard shows (§9). */
export const DASHBOARD_GOALS = 4;

/** The goals nearest to their deadline first, then those without one in their given order (§2, Dashboard). */
export const nearestGoals = (goals: readonly Goal[]): readonly Goal[] =>
  goals
    .toSorted((a, b) => (a.deadline ?? "~").localeCompare(b.deadline ?? "~"))
    .slice(0, DASHBOARD_GOALS);
