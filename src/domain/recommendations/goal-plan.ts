import { isReached, type Goal } from "../goals/goal.ts";
import { add, cents, subtract, sum, ZERO, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { monthsToSave } from "../simulation/simulation.ts";
import { byUrgency, claimOf, type GoalClaim } from "./goal-claim.ts";
import type { Reserve } from "./reserve.ts";
import { handOut, shareOut } from "./share-out.ts";

/** What is proposed for a goal that is not reached. */
export type PlannedGoal = GoalClaim & {
  /** What to put aside a month, in cents. */
  readonly monthly: Cents;
  /** How many months it takes with that amount, rounded up; null if it gets nothing. */
  readonly months: number | null;
};

/**
 * Divides what a month leaves among the goals that are not reached, the most urgent first: a reserve that is too small,
 * then by deadline. Each gets what it needs as long as there is something left; what then remains is shared by the goals
 * without a deadline. All together never get more than the balance.
 */
export function planGoals(
  goals: readonly Goal[],
  balance: Cents,
  today: CivilDate,
  reserve: Reserve,
): readonly PlannedGoal[] {
  const claims = goals
    .filter((goal) => !isReached(goal))
    .map((goal) => claimOf(goal, today, reserve))
    .toSorted(byUrgency);
  const needs = handOut(
    balance,
    claims.map(({ needed }) => needed),
  );
  const shares = shareOut(
    subtract(balance, sum(needs)),
    claims.map(({ missing, due }, index) =>
      due === null ? subtract(missing, needs[index] ?? ZERO) : ZERO,
    ),
  );
  return claims.map((claim, index) =>
    paced(claim, add(needs[index] ?? ZERO, shares[index] ?? ZERO)),
  );
}

/**
 * The same plan with the amounts that somebody else wants, in its order and as far as the balance goes. No goal gets
 * more than it misses, and a reserve that is too small keeps what it needs.
 */
export function planWith(
  plan: readonly PlannedGoal[],
  balance: Cents,
  wanted: readonly Cents[],
): readonly PlannedGoal[] {
  const amounts = plan.map(({ missing, needed, isShortReserve }, index) =>
    cents(Math.min(missing, Math.max(wanted[index] ?? ZERO, isShortReserve ? needed : ZERO))),
  );
  const monthly = handOut(balance, amounts);
  return plan.map((planned, index) => paced(planned, monthly[index] ?? ZERO));
}

const paced = (claim: GoalClaim, monthly: Cents): PlannedGoal => ({
  ...claim,
  monthly,
  months: monthsToSave(claim.missing, monthly),
});

/** What all goals together are to get a month, in cents. */
export const plannedMonthly = (plan: readonly PlannedGoal[]): Cents =>
  sum(plan.map(({ monthly }) => monthly));
