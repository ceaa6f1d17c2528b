import { goalMissing, isReached, type Goal } from "../goals/goal.ts";
import { add, ratio, subtract, ZERO, type Cents } from "../shared/cents.ts";
import type { GoalId } from "../shared/ids.ts";
import { accepted, refused, type Result } from "../shared/result.ts";
import type { SimulationBase } from "./simulation-base.ts";

/** What is tried out: spending less on a category each month, in cents. */
export type SimulationRequest = {
  readonly category: string;
  readonly reduction: Cents;
  /** The one goal to look at, or null for all that are not reached. */
  readonly goalId: GoalId | null;
};

/** A month as it is or as it would be, in cents. */
export type Scenario = {
  readonly income: Cents;
  readonly expenses: Cents;
  readonly balance: Cents;
  readonly categorySpent: Cents;
};

/** What the saving does to a goal; months are null where the balance never gets there. */
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

/** By what part the balance grows (0.1 is 10 %), or null where there was none to grow. */
export const balanceIncrease = ({ current, balanceDifference }: Simulation): number | null =>
  current.balance > 0 ? ratio(balanceDifference, current.balance) : null;

/** Why nothing is simulated: the reduction is more than the category costs, whose mean is told. */
export type SimulationFault = { readonly type: "more-than-spent"; readonly mean: Cents };

/** Months until an amount is there, each goal alone: rounded up, or null without a positive balance. */
export const monthsToSave = (missing: Cents, balance: Cents): number | null =>
  missing === 0 ? 0 : balance > 0 ? Math.ceil(missing / balance) : null;

/** Tries out a reduction on an average month; a longer way to a goal is never the result. */
export function simulate(
  base: SimulationBase,
  goals: readonly Goal[],
  { category, reduction, goalId }: SimulationRequest,
): Result<Simulation, SimulationFault> {
  const categorySpent = base.byCategory.get(category) ?? ZERO;
  if (reduction > categorySpent) return refused({ type: "more-than-spent", mean: categorySpent });
  const balance = add(base.balance, reduction);
  const current = {
    income: base.income,
    expenses: base.expenses,
    balance: base.balance,
    categorySpent,
  };
  return accepted({
    current,
    simulated: {
      income: base.income,
      expenses: subtract(base.expenses, reduction),
      balance,
      categorySpent: subtract(categorySpent, reduction),
    },
    saving: reduction,
    balanceDifference: subtract(balance, base.balance),
    impacts: goals
      .filter((goal) => (goalId === null ? !isReached(goal) : goal.id === goalId))
      .map((goal) => goalImpact(goal, base.balance, balance)),
  });
}

function goalImpact(goal: Goal, before: Cents, after: Cents): GoalImpact {
  const missing = goalMissing(goal);
  const currentMonths = monthsToSave(missing, before);
  const newMonths = monthsToSave(missing, after);
  const monthsSaved =
    currentMonths === null || newMonths === null ? null : currentMonths - newMonths;
  return { goal: goal.name, missing, currentMonths, newMonths, monthsSaved };
}
