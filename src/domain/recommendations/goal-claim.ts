import { goalMissing, type Goal } from "../goals/goal.ts";
import { monthsUntil } from "../goals/months-until.ts";
import { cents, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { compareText } from "../shared/compare-text.ts";
import { reserveGap, type Reserve } from "./reserve.ts";

/** Within how many months a reserve without a deadline should reach its least. */
export const RESERVE_PACE = 12;

/** What a goal that is not reached asks for; amounts in cents. */
export type GoalClaim = {
  readonly goal: Goal;
  readonly missing: Cents;
  /** How many months its deadline leaves, the current one included; null without a deadline to come. */
  readonly monthsLeft: number | null;
  /** What that deadline asks for a month. */
  readonly due: Cents | null;
  /** Whether it is the reserve, and holds too little. */
  readonly isShortReserve: boolean;
  /** What it needs a month to be in time, for its deadline or as a reserve; zero for what has no hurry. */
  readonly needed: Cents;
};

/** What its deadline asks of a goal, and of a reserve that it reaches its least within a year. */
export function claimOf(goal: Goal, today: CivilDate, reserve: Reserve): GoalClaim {
  const missing = goalMissing(goal);
  const monthsLeft = monthsUntil(goal.deadline, today);
  const due = monthsLeft === null ? null : cents(Math.ceil(missing / monthsLeft));
  const gap = goal.id === reserve.goal?.id ? Math.min(missing, reserveGap(reserve)) : 0;
  const needed = cents(Math.max(due ?? 0, Math.ceil(gap / RESERVE_PACE)));
  return { goal, missing, monthsLeft, due, isShortReserve: gap > 0, needed };
}

const AFTER_EVERY_DATE = "~";

/** Puts a reserve that is too small first, then the nearest deadline, and what has none last. */
export const byUrgency = (a: GoalClaim, b: GoalClaim): number =>
  Number(b.isShortReserve) - Number(a.isShortReserve) ||
  compareText(a.goal.deadline ?? AFTER_EVERY_DATE, b.goal.deadline ?? AFTER_EVERY_DATE);
