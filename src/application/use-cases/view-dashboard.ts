import type { Advice } from "../../domain/advice/advice.ts";
import { dashboardAdvice } from "../../domain/advice/dashboard-advice.ts";
import type { Goal } from "../../domain/goals/goal.ts";
import { nearestGoals } from "../../domain/goals/nearest-goals.ts";
import type { Book } from "../../domain/ledger/book.ts";
import { expensesOf, goalsOf, rowsOf } from "../../domain/ledger/read-book.ts";
import { addMonths, monthOf } from "../../domain/shared/year-month.ts";
import { monthOverview, type MonthOverview } from "../../domain/transactions/month-overview.ts";
import type { Clock } from "../ports/clock.ts";

/** All that the dashboard shows. */
export type Dashboard = {
  readonly overview: MonthOverview;
  readonly goals: readonly Goal[];
  readonly advice: readonly Advice[];
};

/** Sums up the current month of a book, beside its goals. */
export const viewDashboard =
  (clock: Clock) =>
  (book: Book): Dashboard => {
    const today = clock.today();
    const month = monthOf(today);
    const records = [...rowsOf(book, month), ...rowsOf(book, addMonths(month, -1))];
    const overview = monthOverview(records, today);
    const { totals, expenseShares } = overview;
    return {
      overview,
      goals: nearestGoals(goalsOf(book)),
      advice: dashboardAdvice(totals.balance, totals.expenses, expenseShares, expensesOf(book)),
    };
  };
