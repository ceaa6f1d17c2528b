import type { Advice } from "../../domain/advice/advice.ts";
import { dashboardAdvice } from "../../domain/advice/dashboard-advice.ts";
import { coveringIncomes, monthEnd } from "../../domain/advice/month-end.ts";
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
import { recurrencesOf } from "../../domain/ledger/recurrences-of.ts";
import type { Occurrence } from "../../domain/recurrences/recurrence.ts";
import { refundsOf } from "../budgets/refunds-of.ts";
import { addMonths, monthOf, type YearMonth } from "../../domain/shared/year-month.ts";
import { monthOverview, type MonthOverview } from "../../domain/transactions/month-overview.ts";
import type { Clock } from "../clock.ts";
import { isMonthBeforeLived } from "./is-month-before-lived.ts";

/** The content of the dashboard. */
export type Dashboard = {
  readonly overview: MonthOverview;
  /** Whether nothing was ever recorded. */
  readonly isNew: boolean;
  /** The planned incomes of the current month that cover its negative balance; none if they do not. */
  readonly covering: readonly Occurrence[];
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
    const overview = monthOverview(records, month, today, isMonthBeforeLived(book, month, today));
    const { totals, expenseShares } = overview;
    const end = overview.isCurrent ? monthEnd(totals.balance, recurrencesOf(book), today) : null;
    return {
      overview,
      isNew: monthsOf(book).length === 0,
      covering: end === null ? [] : coveringIncomes(totals.balance, end),
      goals: nearestGoals(goalsOf(book)),
      advice: dashboardAdvice({
        ...totals,
        shares: expenseShares,
        categories: expensesOf(book),
        budgets: monthBudgets(budgetsOf(book, month), sumsOf(book)(month), refundsOf(book)(month)),
        end,
      }),
    };
  };
