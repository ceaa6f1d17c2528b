import { isReached, type Goal } from "../goals/goal.ts";
import { inPlanOrder } from "../goals/plan-order.ts";
import { planGoals, type PlannedGoal } from "../goals/plan-goals.ts";
import type { YearlyIncome } from "../goals/yearly-incomes.ts";
import type { NormalMonth } from "../normal-month/normal-month.ts";
import { add, ratio, subtract, ZERO, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { GoalId } from "../shared/ids.ts";
import { accepted, refused, type Result } from "../shared/result.ts";

/** The simulated reduction: spending less in a category each month, in cents. */
export type SimulationRequest = {
  readonly category: string;
  readonly reduction: Cents;
  /** The goal to look at, or null for all that are not reached. */
  readonly goalId: GoalId | null;
};

/** A month as it is or as it would be, in cents. */
export type Scenario = {
  readonly income: Cents;
  readonly expenses: Cents;
  /** The part of the balance that is extra income; usually zero. */
  readonly extra: Cents;
  readonly balance: Cents;
  readonly categorySpent: Cents;
};

/** The effect of the saving on a goal; months are null if no month leaves a surplus. */
export type GoalImpact = {
  readonly goal: string;
  readonly missing: Cents;
  readonly currentMonths: number | null;
  readonly newMonths: number | null;
  readonly monthsSaved: number | null;
};

/** The result of a simulation; amounts in cents a month. */
export type Simulation = {
  readonly current: Scenario;
  readonly simulated: Scenario;
  readonly saving: Cents;
  readonly balanceDifference: Cents;
  readonly impacts: readonly GoalImpact[];
};

/** A simulation with the server's advice on it, in words (recomendacao on the wire). */
export type SimulationAnswer = Simulation & { readonly recommendation: string };

/** By how much each figure of a month would change. */
export const changeOf = ({ current, simulated }: Simulation): Scenario => ({
  income: subtract(simulated.income, current.income),
  expenses: subtract(simulated.expenses, current.expenses),
  extra: subtract(simulated.extra, current.extra),
  balance: subtract(simulated.balance, current.balance),
  categorySpent: subtract(simulated.categorySpent, current.categorySpent),
});

/** The relative growth of the balance (0.1 is 10 %), or null if the balance is not positive. */
export const balanceIncrease = ({ current, balanceDifference }: Simulation): number | null =>
  current.balance > 0 ? ratio(balanceDifference, current.balance) : null;

/** Why a simulation is refused: the reduction is more than the mean cost of the category. */
export type SimulationFault = { readonly type: "more-than-spent"; readonly mean: Cents };

/** Applies a reduction to a normal month; the plan of the goals shows its effect on each of them. */
export function simulate(
  month: NormalMonth,
  goals: readonly Goal[],
  { category, reduction, goalId }: SimulationRequest,
  today: CivilDate,
  incomes: readonly YearlyIncome[],
): Result<Simulation, SimulationFault> {
  const { income, expenses, countedExtra: extra, surplus } = month;
  const categorySpent = month.byCategory.get(category) ?? ZERO;
  if (reduction > categorySpent) return refused({ type: "more-than-spent", mean: categorySpent });
  const balance = add(surplus, reduction);
  const before = planGoals(goals, month, today, incomes);
  // The reserve's target stays as today, so that only the saving makes a difference.
  const after = planGoals(goals, { ...month, surplus: balance }, today, incomes);
  return accepted({
    current: { income, expenses, extra, balance: surplus, categorySpent },
    simulated: {
      income,
      expenses: subtract(expenses, reduction),
      extra,
      balance,
      categorySpent: subtract(categorySpent, reduction),
    },
    saving: reduction,
    balanceDifference: subtract(balance, surplus),
    impacts: inPlanOrder(goals, before)
      .filter((goal) => (goalId === null ? !isReached(goal) : goal.id === goalId))
      .map((goal) => impactOn(goal, planOf(goal, before), planOf(goal, after))),
  });
}

const planOf = ({ id }: Goal, planned: readonly PlannedGoal[]): PlannedGoal | undefined =>
  planned.find(({ goal }) => goal.id === id);

/** A goal without a plan is reached. */
function impactOn(goal: Goal, before?: PlannedGoal, after?: PlannedGoal): GoalImpact {
  if (before === undefined || after === undefined)
    return { goal: goal.name, missing: ZERO, currentMonths: 0, newMonths: 0, monthsSaved: 0 };
  const { missing, months: currentMonths } = before;
  const { months: newMonths } = after;
  const monthsSaved =
    currentMonths === null || newMonths === null ? null : currentMonths - newMonths;
  return { goal: goal.name, missing, currentMonths, newMonths, monthsSaved };
}
