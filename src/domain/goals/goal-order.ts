import type { GoalId } from "../shared/ids.ts";
import { moved, type Placed, type Places } from "../shared/positions.ts";
import { byDeadline } from "./by-deadline.ts";
import type { Goal } from "./goal.ts";

/** The positions of goals in a person's own order. */
export const GOAL_PLACES: Places = {
  step: 2 ** 32,
  first: 0,
  least: Number.MIN_SAFE_INTEGER,
  most: Number.MAX_SAFE_INTEGER,
};

type PlacedGoal<Of> = Of & { readonly position: number };

const isPlaced = <Of extends Goal>(goal: Of): goal is PlacedGoal<Of> => goal.position !== undefined;

/** Sorts by own position; those without one come last. */
const byPosition = (a: Goal, b: Goal): number => {
  if (!isPlaced(a) || !isPlaced(b)) return Number(isPlaced(b)) - Number(isPlaced(a));
  return a.position - b.position;
};

/**
 * The goals in their own order as soon as one has a position, else by deadline; equal ones in the given order, that of
 * their creation. One of them may come before all others.
 */
export function inGoalOrder<Of extends Goal>(
  goals: readonly Of[],
  first: GoalId | null = null,
): readonly Of[] {
  const sorted = goals.toSorted(goals.some(isPlaced) ? byPosition : byDeadline);
  return sorted.toSorted((a, b) => Number(b.id === first) - Number(a.id === first));
}

/**
 * Moves a goal to an index among the others, from 0, in the order in which they are shown; returns the goals whose
 * position changes: all of them as long as one has none.
 */
export function movedGoal<Of extends Goal>(
  shown: readonly Of[],
  id: GoalId,
  place: number,
): readonly Placed<PlacedGoal<Of>>[] {
  const placed = shown.every(isPlaced)
    ? shown
    : shown.map((goal, index) => ({
        ...goal,
        position: GOAL_PLACES.first + index * GOAL_PLACES.step,
      }));
  const changed = new Map(moved(placed, id, place, GOAL_PLACES).map((one) => [one.kept.id, one]));
  return placed.flatMap(
    (kept, index) =>
      changed.get(kept.id) ??
      (kept.position === shown[index]?.position ? [] : [{ kept, position: kept.position }]),
  );
}
