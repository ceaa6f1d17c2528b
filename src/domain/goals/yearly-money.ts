import type { GoalId } from "../shared/ids.ts";
import { monthOf, type YearMonth } from "../shared/year-month.ts";
import type { Goal } from "./goal.ts";
import type { SpareIncome } from "./yearly-incomes.ts";

/** The money that yearly incomes bring to a month beside its surplus, and the goals that get some of it first; in cents. */
export type YearlyMoney = { all: number; readonly gifts: Map<GoalId, number> };

/** The money of yearly incomes by month, and the incomes that each goal gets some of. */
export type YearlyShares = {
  readonly months: ReadonlyMap<YearMonth, YearlyMoney>;
  readonly payers: ReadonlyMap<GoalId, readonly SpareIncome[]>;
};

/** A goal, and what it misses at its deadline; in cents. */
type LateGoal = { readonly goal: Goal; readonly missingAtDeadline: number };

/** Gives what is missing at deadlines that the surplus alone does not keep, in order, by the incomes before them. */
export function yearlyShares(
  late: readonly LateGoal[],
  incomes: readonly SpareIncome[],
): YearlyShares {
  const months = new Map<YearMonth, YearlyMoney>();
  const payers = new Map<GoalId, SpareIncome[]>();
  const missing = new Map(late.map((one) => [one.goal.id, one.missingAtDeadline]));
  for (const income of incomes) {
    const money = months.get(income.month) ?? { all: 0, gifts: new Map<GoalId, number>() };
    months.set(income.month, money);
    money.all += income.spare;
    let rest: number = income.spare;
    for (const { goal } of late) {
      const wanted = missing.get(goal.id) ?? 0;
      const amount = Math.min(wanted, rest);
      if (amount === 0 || goal.deadline === null || income.month > monthOf(goal.deadline)) continue;
      missing.set(goal.id, wanted - amount);
      rest -= amount;
      money.gifts.set(goal.id, (money.gifts.get(goal.id) ?? 0) + amount);
      payers.set(goal.id, [...(payers.get(goal.id) ?? []), income]);
    }
  }
  return { months, payers };
}
