import { cents, MAX_AMOUNT, ratio, subtract, ZERO, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { GoalId } from "../shared/ids.ts";

/** The fields of a savings goal that a person fills in; amounts in cents (objetivo on the wire). */
export type GoalDraft = {
  readonly name: string;
  readonly total: Cents;
  readonly current: Cents;
  readonly deadline: CivilDate | null;
  readonly photoUrl: string | null;
};

export type Goal = GoalDraft & { readonly id: GoalId };

/** How far a goal has come, from 0 to 1; more than the total is still 1. */
export const goalProgress = ({ current, total }: Goal): number =>
  Math.min(1, ratio(current, total));

/** The amount that a goal still misses, in cents, never negative. */
export const goalMissing = ({ current, total }: Goal): Cents =>
  current >= total ? ZERO : subtract(total, current);

/** Whether nothing is missing any more. */
export const isReached = ({ current, total }: Goal): boolean => current >= total;

/** Whether a change is what reached a goal; `before` is null for a goal that is new. */
export const isReachedBy = (before: Goal | null, after: Goal): boolean =>
  isReached(after) && (before === null || !isReached(before));

/** The goal with an amount put aside for it; what a record can hold is not exceeded. */
export const putAside = (goal: Goal, amount: Cents): Goal => ({
  ...goal,
  current: cents(Math.min(goal.current + amount, MAX_AMOUNT)),
});
