import type { Advice } from "../../domain/advice/advice.ts";
import { dashboardAdvice } from "../../domain/advice/dashboard-advice.ts";
import type { Goal } from "../../domain/goals/goal.ts";
import { nearestGoals } from "../../domain/goals/nearest-goals.ts";
import { addMonths, daysOf, monthOf } from "../../domain/shared/year-month.ts";
import { monthOverview, type MonthOverview } from "../../domain/transactions/month-overview.ts";
import type { Clock } from "../ports/clock.ts";
import type { Goals } from "../ports/goals.ts";
import type { Transactions } from "../ports/transactions.ts";

/** All that the dashboard shows (§2). */
export type Dashboard = {
  readonly overview: MonthOverview;
  readonly goals: readonly Goal[];
  readonly advice: readonly Advice[];
};

/** Loads income, expenses and goals together and sums up the current month (§2). Rejects with a Failure. */
export const loadDashboard =
  (transactions: Transactions, goals: Goals, clock: Clock) => async (): Promise<Dashboard> => {
    const today = clock.today();
    const month = monthOf(today);
    const period = { from: daysOf(addMonths(month, -1)).from, to: daysOf(month).to };
    const [income, expenses, allGoals] = await Promise.all([
      transactions.list("income", period),
      transactions.list("expense", period),
      goals.list(),
    ]);
    const overview = monthOverview([...income, ...expenses], today);
    const { totals, expenseShares } = overview;
    return {
      overview,
      goals: nearestGoals(allGoals),
      advice: dashboardAdvice(totals.balance, totals.expenses, expenseShares),
    };
  };
