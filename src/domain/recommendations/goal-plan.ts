import { goalMissing, isReached, type Goal } from "../goals/goal.ts";
import { cents, sum, ZERO, type Cents } from "../shared/cents.ts";
import { partsOf, type CivilDate } from "../shared/civil-date.ts";
import { compareText } from "../shared/compare-text.ts";
import { monthsToSave } from "../simulation/simulation.ts";

/** What is proposed for a goal that is not reached; amounts in cents (projecao_objetivos on the wire). */
export type PlannedGoal = {
  readonly goal: Goal;
  readonly missing: Cents;
  /** How many months its deadline leaves, the current one included; null without a deadline to come. */
  readonly monthsLeft: number | null;
  /** What to put aside a month: what the deadline asks for, else a share of what is left. */
  readonly monthly: Cents;
  /** How many months it takes with that amount, as far as the balance carries it; null if it never gets there. */
  readonly months: number | null;
  /** How many months it takes with the whole balance; null if that is not positive. */
  readonly monthsWithAll: number | null;
};

const AFTER_EVERY_DATE = "~";

/**
 * Divides the mean balance of a month among the goals that are not reached, nearest deadline first. A deadline gets what
 * it needs, even beyond the balance; the other goals share what is left, never more than they miss.
 */
export function planGoals(
  goals: readonly Goal[],
  balance: Cents,
  today: CivilDate,
): readonly PlannedGoal[] {
  const open = goals
    .filter((goal) => !isReached(goal))
    .toSorted((a, b) => compareText(a.deadline ?? AFTER_EVERY_DATE, b.deadline ?? AFTER_EVERY_DATE))
    .map((goal) => ({ goal, missing: goalMissing(goal), monthsLeft: monthsLeft(goal, today) }));
  const due = open.map(({ missing, monthsLeft: left }) =>
    left === null ? ZERO : cents(Math.ceil(missing / left)),
  );
  const untimed = open.filter(({ monthsLeft: left }) => left === null);
  const shares = shareOut(
    Math.max(0, balance - sum(due)),
    untimed.map(({ goal, missing }) => ({ goal, missing })),
  );
  return open.map((entry, index) => {
    const monthly = shares.get(entry.goal) ?? due[index] ?? ZERO;
    const monthsWithAll = monthsToSave(entry.missing, balance);
    const pace = cents(Math.max(0, Math.min(monthly, balance)));
    return { ...entry, monthly, months: monthsToSave(entry.missing, pace), monthsWithAll };
  });
}

/** What all goals together are to get a month, in cents. */
export const plannedMonthly = (plan: readonly PlannedGoal[]): Cents =>
  sum(plan.map(({ monthly }) => monthly));

/** Whoever misses least is served first, so that what it does not need goes to the others. */
function shareOut(
  rest: number,
  goals: readonly { readonly goal: Goal; readonly missing: Cents }[],
): ReadonlyMap<Goal, Cents> {
  let left = rest;
  return new Map(
    goals
      .toSorted((a, b) => a.missing - b.missing)
      .map(({ goal, missing }, index) => {
        const share = Math.min(missing, Math.floor(left / (goals.length - index)));
        left -= share;
        return [goal, cents(share)];
      }),
  );
}

/** A deadline of this month leaves this month; one that has passed leaves nothing to plan with. */
function monthsLeft({ deadline }: Goal, today: CivilDate): number | null {
  if (deadline === null || deadline < today) return null;
  const [from, to] = [partsOf(today), partsOf(deadline)];
  return Math.max(1, (to.year - from.year) * 12 + to.month - from.month);
}
