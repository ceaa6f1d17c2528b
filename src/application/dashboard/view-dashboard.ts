import type { Advice } from "../../domain/advice/advice.ts";
import { dashboardAdvice } from "../../domain/advice/dashboard-advice.ts";
import { monthBudgets } from "../../domain/budgets/month-budgets.ts";
import type { Goal } from "../../domain/goals/goal.ts";
import { nearestGoals } from "../../domain/goals/nearest-goals.ts";
import type { Book } from "../../domain/ledger/book.ts";
import {
  budgetsOf,
  expensesOf,
  goalsOf,
  monthsOf,
  rowsOf,
  sumsOf,
} from "../../domain/ledger/read-book.ts";
import { addMonths, monthOf, type YearMonth } from "../../domain/shared/year-month.ts";
import { monthOverview, type MonthOverview } from "../../domain/transactions/month-overview.ts";
import type { Clock } from "../clock.ts";

/** The content of the dashboard. */
export type Dashboard = {
  readonly overview: MonthOverview;
  /** Whether nothing was ever recorded. */
  readonly isNew: boolean;
  readonly goals: readonly Goal[];
  readonly advice: readonly Advice[];
};

/** Sums up a month of a book, by default the current one, and lists its goals. */
export const viewDashboard =
  (clock: Clock) =>
  (wanted: YearMonth | null) =>
  (book: Book): Dashboard => {
    const today = clock.today();
    const month = wanted ?? monthOf(today);
    const records = [...rowsOf(book, month), ...rowsOf(book, addMonths(month, -1))];
    const overview = monthOverview(records, month, today);
    const { totals, expenseShares } = overview;
    return {
      overview,
      isNew: monthsOf(book).length === 0,
      goals: nearestGoals(goalsOf(book)),
      advice: dashboardAdvice(
        totals.balance,
        totals.expenses,
        expenseShares,
        expensesOf(book),
        monthBudgets(budgetsOf(book, month), sumsOf(book)(month)),
      ),
    };
  };
