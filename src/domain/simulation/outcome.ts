import { byYear } from "../shared/by-year.ts";
import { ratio, type Cents } from "../shared/cents.ts";
import type { GoalImpact, Simulation } from "./simulation.ts";

/** A goal that is not reached and has a forecast. */
export type ReachableGoal = GoalImpact & { readonly newMonths: number };

/** What a reduction comes to; cents. */
export type Outcome = {
  /** The part of the category's cost, from 0 to 1. */
  readonly part: number;
  readonly yearly: Cents;
  /** The goal that is reached first, of those that come closer if there are any; the first among equals. */
  readonly nearest: ReachableGoal | null;
};

/** What a simulated reduction comes to. */
export const outcomeOf = ({ current, saving, impacts }: Simulation): Outcome => ({
  part: ratio(saving, current.categorySpent),
  yearly: byYear(saving),
  nearest: nearestOf(impacts),
});

function nearestOf(impacts: readonly GoalImpact[]): ReachableGoal | null {
  const open = impacts.filter(
    (impact): impact is ReachableGoal => impact.missing > 0 && impact.newMonths !== null,
  );
  const nearer = open.filter(({ monthsSaved }) => monthsSaved !== 0);
  const [nearest] = (nearer.length > 0 ? nearer : open).toSorted(
    (one, other) => one.newMonths - other.newMonths,
  );
  return nearest ?? null;
}
