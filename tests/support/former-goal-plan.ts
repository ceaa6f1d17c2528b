import { cents, type Cents } from "../../src/domain/shared/cents.ts";
import type { CivilDate } from "../../src/domain/shared/civil-date.ts";
import {
  addMonths,
  monthOf,
  monthsBetween,
  type YearMonth,
} from "../../src/domain/shared/year-month.ts";
import { byDeadline } from "../../src/domain/goals/by-deadline.ts";
import { goalMissing, isReached, type Goal } from "../../src/domain/goals/goal.ts";
import { reserveGap, reserveOf, type Reserve } from "../../src/domain/goals/reserve.ts";

// The plan as it was before yearly incomes and own orders, for comparison.

/** The most months that are computed: 100 years. */
const SERVED_MONTHS = 1_200;

/** The monthly amounts of a goal until it was reached; amounts in cents. */
type ServedGoal = {
  readonly goal: Goal;
  readonly steps: { readonly month: YearMonth; readonly amount: Cents }[];
  /** The number of months until it was reached; null if it was not. */
  months: number | null;
  missingAtDeadline: number;
};

/** A goal that is not reached yet, and the amount it still needs. */
type Open = ServedGoal & { left: number };

/**
 * Distributes the surplus of each month: first to an emergency reserve while it holds too little; then each goal with a
 * deadline gets the missing amount divided by the remaining months, all of it once they have passed. The rest goes to
 * the goals in their order, those with the nearest deadline first.
 */
function allocateToGoals(
  goals: readonly Goal[],
  surplus: Cents,
  from: YearMonth,
  reserve: Reserve,
): readonly ServedGoal[] {
  const all = goals.map(begun);
  if (surplus <= 0) return all;
  let gap: number = reserveGap(reserve);
  let open: readonly Open[] = all;
  for (let count = 1; count <= SERVED_MONTHS && open.length > 0; count += 1) {
    const month = addMonths(from, count - 1);
    const given = new Map<Open, number>();
    let rest: number = surplus;
    for (const [one, wanted] of wishes(open, month, reserve.goal, gap)) {
      const amount = Math.min(wanted, one.left, rest);
      one.left -= amount;
      rest -= amount;
      given.set(one, (given.get(one) ?? 0) + amount);
      if (rest === 0) break;
    }
    for (const [one, amount] of given) {
      if (amount > 0) one.steps.push({ month, amount: cents(amount) });
      if (one.goal.id === reserve.goal?.id) gap = Math.max(0, gap - amount);
      if (one.left === 0) one.months = count;
      if (isInTime(one, month)) one.missingAtDeadline = one.left;
    }
    open = open.filter(({ left }) => left > 0);
  }
  finish(open, surplus);
  return all;
}

function begun(goal: Goal): Open {
  const left = goalMissing(goal);
  const missingAtDeadline = goal.deadline === null ? 0 : left;
  return { goal, steps: [], months: null, left, missingAtDeadline };
}

/** Yields the claims on a month, in the order of allocation; each depends on the amounts given before it. */
function* wishes(
  open: readonly Open[],
  month: YearMonth,
  reserve: Goal | null,
  gap: number,
): Generator<readonly [Open, number]> {
  for (const one of open) if (gap > 0 && one.goal.id === reserve?.id) yield [one, gap];
  for (const one of open) {
    if (one.goal.deadline === null) break;
    const monthsLeft = monthsBetween(month, monthOf(one.goal.deadline)) + 1;
    yield [one, monthsLeft <= 1 ? one.left : Math.ceil(one.left / monthsLeft)];
  }
  for (const one of open) yield [one, one.left];
}

const isInTime = ({ goal: { deadline } }: Open, month: YearMonth) =>
  deadline !== null && month <= monthOf(deadline);

/** Goals that are not reached by then are served in turn. */
function finish(open: readonly Open[], surplus: Cents): void {
  let ahead = 0;
  for (const one of open) {
    ahead += one.left;
    one.months = SERVED_MONTHS + Math.ceil(ahead / surplus);
  }
}

/** The goals as they were served, in that order. */
export function formerPlan(
  goals: readonly Goal[],
  surplus: Cents,
  expenses: Cents,
  today: CivilDate,
): readonly ServedGoal[] {
  const reserve = reserveOf(goals, expenses);
  const isShort = ({ id }: Goal) => id === reserve.goal?.id && reserveGap(reserve) > 0;
  const open = goals.filter((goal) => !isReached(goal)).toSorted(byDeadline);
  return allocateToGoals(open, surplus, addMonths(monthOf(today), 1), reserve)
    .map(({ goal, steps, months, missingAtDeadline }) => ({
      goal,
      steps,
      months,
      missingAtDeadline,
    }))
    .toSorted((a, b) => Number(isShort(b.goal)) - Number(isShort(a.goal)));
}
