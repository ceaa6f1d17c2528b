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
  /** The place in the person's own order, the smallest first; absent without one. */
  readonly position?: number;
};

/** The new content of a goal; without a position that stays as it is, and null means none. */
export type GoalChange = Omit<GoalDraft, "position"> & { readonly position?: number | null };

export type Goal = GoalDraft & { readonly id: GoalId };

/** The goal with a new content; `before` is null for a new one. */
export function goalOf(
  id: GoalId,
  { position: wanted, ...said }: GoalChange,
  before: Goal | null = null,
): Goal {
  const position = wanted === undefined ? before?.position : (wanted ?? undefined);
  return { ...said, id, ...(position !== undefined && { position }) };
}

/** The saved share of a goal, from 0 to 1; more than the total is still 1. */
export const goalProgress = ({ current, total }: Goal): number =>
  Math.min(1, ratio(current, total));

/** The missing amount of a goal, in cents, never negative. */
export const goalMissing = ({ current, total }: Goal): Cents =>
  current >= total ? ZERO : subtract(total, current);

/** Whether a goal is reached. */
export const isReached = ({ current, total }: Goal): boolean => current >= total;

/** Whether a change has reached a goal; `before` is null for a new goal. */
export const isReachedBy = (before: Goal | null, after: Goal): boolean =>
  isReached(after) && (before === null || !isReached(before));

/** The goal with an amount added, up to the most that a record can hold. */
export const putAside = (goal: Goal, amount: Cents): Goal => ({
  ...goal,
  current: cents(Math.min(goal.current + amount, MAX_AMOUNT)),
});
