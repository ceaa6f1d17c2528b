import type { Goal } from "./goal.ts";
import { inGoalOrder } from "./goal-order.ts";
import type { PlannedGoal } from "./plan-goals.ts";

/** All goals, reached ones too, in the order in which a plan serves them. */
export const inPlanOrder = <Of extends Goal>(
  goals: readonly Of[],
  plan: Iterable<PlannedGoal>,
): readonly Of[] => {
  const first = [...plan].find(({ firstUntil }) => firstUntil !== null)?.goal;
  // Among those that were moved it stands where it was put.
  return inGoalOrder(goals, first?.position === undefined ? (first?.id ?? null) : null);
};
