import { cents, ZERO, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { addMonths, monthOf, type YearMonth } from "../shared/year-month.ts";
import { byDeadline } from "./by-deadline.ts";
import { goalMissing, isReached, type Goal } from "./goal.ts";
import { reserveGap, reserveOf } from "./reserve.ts";
import { allocateToGoals, type ServedGoal } from "./allocate-to-goals.ts";

/** The plan of a goal that is not reached; amounts in cents. */
export type PlannedGoal = {
  readonly goal: Goal;
  readonly missing: Cents;
  /** Whether it is the emergency reserve, and holds too little. */
  readonly isShortReserve: boolean;
  /** The amounts it gets month by month, without months that give nothing. */
  readonly steps: readonly { readonly month: YearMonth; readonly amount: Cents }[];
  /** The amount of the next month. */
  readonly monthly: Cents;
  /** The first month that gives something, if that is later than the next one; null if none does. */
  readonly startsIn: YearMonth | null;
  /** The number of months until it is reached; null if no month leaves a surplus. */
  readonly months: number | null;
  /** The amount missing at the end of its deadline's month; zero if it is in time, or has no deadline. */
  readonly missingAtDeadline: Cents;
};

/** The surplus of a month, and its expenses, which decide how large a reserve has to be; in cents. */
export type MonthToPlan = { readonly surplus: Cents; readonly expenses: Cents };

/**
 * Plans the goals that are not reached, from the next month on, with the monthly surplus; goals without a deadline in
 * the given order, that of their creation. The plan is in the order in which goals are served.
 */
export function planGoals(
  goals: readonly Goal[],
  { surplus, expenses }: MonthToPlan,
  today: CivilDate,
): readonly PlannedGoal[] {
  const reserve = reserveOf(goals, expenses);
  const next = addMonths(monthOf(today), 1);
  const isShort = ({ id }: Goal) => id === reserve.goal?.id && reserveGap(reserve) > 0;
  const open = goals.filter((goal) => !isReached(goal)).toSorted(byDeadline);
  return allocateToGoals(open, surplus, next, reserve)
    .map((served) => planned(served, next, isShort(served.goal)))
    .toSorted((a, b) => Number(b.isShortReserve) - Number(a.isShortReserve));
}

function planned(served: ServedGoal, next: YearMonth, isShortReserve: boolean): PlannedGoal {
  const { goal, steps, months, missingAtDeadline } = served;
  const [first] = steps;
  const isNext = first?.month === next;
  return {
    goal,
    missing: goalMissing(goal),
    isShortReserve,
    steps,
    monthly: isNext ? first.amount : ZERO,
    startsIn: isNext ? null : (first?.month ?? null),
    months,
    missingAtDeadline: cents(missingAtDeadline),
  };
}
