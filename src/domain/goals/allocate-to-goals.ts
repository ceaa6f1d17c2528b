import { cents, type Cents } from "../shared/cents.ts";
import { addMonths, monthOf, type YearMonth } from "../shared/year-month.ts";
import { goalMissing, type Goal } from "./goal.ts";
import { monthlyNeed } from "./monthly-need.ts";
import { reserveGap, type Reserve } from "./reserve.ts";
import type { YearlyMoney } from "./yearly-money.ts";

/** The most months that are computed: 100 years. */
const SERVED_MONTHS = 1_200;

/** The monthly amounts of a goal until it was reached; amounts in cents. */
export type ServedGoal = {
  readonly goal: Goal;
  readonly steps: { readonly month: YearMonth; readonly amount: Cents }[];
  /** The number of months until it was reached; null if it was not. */
  months: number | null;
  missingAtDeadline: number;
};

/** A goal that is not reached yet, and the amount it still needs. */
type Open = ServedGoal & { left: number };

/** The money of the months: the same surplus in each, and what yearly incomes bring; in cents. */
export type MonthlyMoney = {
  readonly surplus: Cents;
  readonly yearly: ReadonlyMap<YearMonth, YearlyMoney>;
};

/**
 * Distributes the money of each month: first that of yearly incomes to those that were promised some of it; then to an
 * emergency reserve while it holds too little, unless it was moved behind another goal; then each goal with a deadline
 * gets the missing amount divided by the remaining months, all of it once they have passed. The rest goes to the goals
 * in their order.
 */
export function allocateToGoals(
  goals: readonly Goal[],
  { surplus, yearly }: MonthlyMoney,
  from: YearMonth,
  reserve: Reserve,
): readonly ServedGoal[] {
  const all = goals.map(begun);
  const last = [...yearly.keys()].at(-1) ?? null;
  let gap: number = reserveGap(reserve);
  let open: readonly Open[] = surplus < 0 ? [] : all;
  for (let count = 1; count <= SERVED_MONTHS && open.length > 0; count += 1) {
    const month = addMonths(from, count - 1);
    if (surplus === 0 && (last === null || month > last)) break;
    const { all: more, gifts } = yearly.get(month) ?? { all: 0, gifts: null };
    const given = new Map<Open, number>();
    let rest: number = surplus + more;
    for (const [one, wanted] of wishes(open, month, gifts, reserve.goal, gap)) {
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
  if (surplus > 0) finish(open, surplus);
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
  gifts: YearlyMoney["gifts"] | null,
  reserve: Goal | null,
  gap: number,
): Generator<readonly [Open, number]> {
  if (gifts !== null) for (const one of open) yield [one, gifts.get(one.goal.id) ?? 0];
  for (const [index, one] of open.entries())
    if (gap > 0 && one.goal.id === reserve?.id && comesFirst(one.goal, index)) yield [one, gap];
  for (const one of open)
    if (one.goal.deadline !== null) yield [one, monthlyNeed(one.left, one.goal.deadline, month)];
  for (const one of open) yield [one, one.left];
}

/** Whether a reserve comes before all other goals: it was never moved, or none that is open stands before it. */
export const comesFirst = ({ position }: Goal, index: number): boolean =>
  position === undefined || index === 0;

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
