import type { NormalMonth } from "../normal-month/normal-month.ts";
import { cents, ZERO, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { addMonths, monthOf, type YearMonth } from "../shared/year-month.ts";
import { allocateToGoals, comesFirst, type ServedGoal } from "./allocate-to-goals.ts";
import { goalMissing, isReached, type Goal } from "./goal.ts";
import { inGoalOrder } from "./goal-order.ts";
import { reserveGap, reserveOf, type Reserve } from "./reserve.ts";
import { spareIncomes, type YearlyIncome } from "./yearly-incomes.ts";
import { yearlyShares, type YearlyShares } from "./yearly-money.ts";

/** The plan of a goal that is not reached; amounts in cents. */
export type PlannedGoal = {
  readonly goal: Goal;
  readonly missing: Cents;
  /** The saved amount up to which it comes before all others, as a short emergency reserve; null if it does not. */
  readonly firstUntil: Cents | null;
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
  /** The yearly incomes by which it is in time, where the surplus alone would not do; else none. */
  readonly paidBy: readonly YearlyIncome[];
};

/**
 * The surplus of a month, its expenses, which decide how large a reserve has to be, and the parts of yearly incomes that
 * are spent already; in cents.
 */
export type MonthToPlan = Pick<
  NormalMonth,
  "surplus" | "expenses" | "rare" | "extra" | "countedExtra"
>;

/**
 * Plans the goals that are not reached, from the next month on, with the monthly surplus and what the year's planned
 * incomes leave; the goals are given in the order of their creation. The plan is in the order in which they are served.
 */
export function planGoals(
  goals: readonly Goal[],
  month: MonthToPlan,
  today: CivilDate,
  incomes: readonly YearlyIncome[],
): readonly PlannedGoal[] {
  const reserve = reserveOf(goals, month.expenses);
  const next = addMonths(monthOf(today), 1);
  const open = inGoalOrder(goals).filter((goal) => !isReached(goal));
  const serve = (yearly: YearlyShares["months"]) =>
    allocateToGoals(open, { surplus: month.surplus, yearly }, next, reserve);
  const alone = serve(new Map());
  const late = alone.filter(({ missingAtDeadline }) => missingAtDeadline > 0);
  const spare = spareIncomes(incomes, month).filter((income) => income.spare > 0);
  const { months, payers } = yearlyShares(late, spare);
  const served = spare.length === 0 ? alone : serve(months);
  return served
    .map((one, index) => {
      const until = served.length > 1 ? firstUntil(one.goal, index, reserve) : null;
      return planned(one, next, until, payers);
    })
    .toSorted((a, b) => Number(b.firstUntil !== null) - Number(a.firstUntil !== null));
}

function firstUntil(goal: Goal, index: number, reserve: Reserve): Cents | null {
  const isFirst =
    goal.id === reserve.goal?.id && reserveGap(reserve) > 0 && comesFirst(goal, index);
  return isFirst ? cents(Math.min(reserve.least, goal.total)) : null;
}

function planned(
  served: ServedGoal,
  next: YearMonth,
  until: Cents | null,
  payers: YearlyShares["payers"],
): PlannedGoal {
  const { goal, steps, months, missingAtDeadline } = served;
  const [first] = steps;
  const isNext = first?.month === next;
  return {
    goal,
    missing: goalMissing(goal),
    firstUntil: until,
    steps,
    monthly: isNext ? first.amount : ZERO,
    startsIn: isNext ? null : (first?.month ?? null),
    months,
    missingAtDeadline: cents(missingAtDeadline),
    paidBy: missingAtDeadline > 0 ? [] : (payers.get(goal.id) ?? []),
  };
}
