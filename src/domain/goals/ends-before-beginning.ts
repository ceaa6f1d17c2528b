import { civilDate, type CivilDate } from "../shared/civil-date.ts";
import { daysBetween } from "../shared/days-between.ts";
import { DAY_MS } from "../shared/duration.ts";
import type { Goal } from "./goal.ts";

/** An id of version 7, which begins with the Unix milliseconds in which it was made. */
const TIMED_ID = /^([0-9a-f]{8})-([0-9a-f]{4})-7/;

const EPOCH = civilDate(1970, 1, 1);

/** The days from 1970 to that on which a goal was made, by its id; null for an id that does not tell. */
function begunOn({ id }: Pick<Goal, "id">): number | null {
  const [, high, low] = TIMED_ID.exec(id) ?? [];
  if (high === undefined || low === undefined) return null;
  return Math.floor(Number.parseInt(high + low, 16) / DAY_MS);
}

/**
 * Whether the deadline of a goal lies before the day on which it was made: then it says nothing about the goal. An id
 * that tells a day to come is not believed.
 */
export function endsBeforeBeginning(
  goal: Pick<Goal, "id" | "deadline">,
  today: CivilDate,
): boolean {
  const begun = begunOn(goal);
  if (goal.deadline === null || begun === null) return false;
  return daysBetween(EPOCH, goal.deadline) < begun && begun <= daysBetween(EPOCH, today);
}
