import { compareText } from "../shared/compare-text.ts";
import type { Goal } from "./goal.ts";

/** How many goals the dashboard shows. */
const DASHBOARD_GOALS = 4;

const AFTER_EVERY_DATE = "~";

/** The goals nearest to their deadline first, then those without one in their given order. */
export const nearestGoals = (goals: readonly Goal[]): readonly Goal[] =>
  goals
    .toSorted((a, b) => compareText(a.deadline ?? AFTER_EVERY_DATE, b.deadline ?? AFTER_EVERY_DATE))
    .slice(0, DASHBOARD_GOALS);
