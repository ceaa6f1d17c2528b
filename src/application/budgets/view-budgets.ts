import type { BudgetDraft } from "../../domain/budgets/budget.ts";
import type { BudgetStatus } from "../../domain/budgets/budget-status.ts";
import { budgetTotals, type BudgetTotals } from "../../domain/budgets/budget-totals.ts";
import { copiedBudgets } from "../../domain/budgets/copied-budgets.ts";
import { monthBudgets } from "../../domain/budgets/month-budgets.ts";
import { stillPlanned } from "../../domain/budgets/still-planned.ts";
import type { Book } from "../../domain/ledger/book.ts";
import { budgetsOf, sumsOf } from "../../domain/ledger/read-book.ts";
import { refundsOf } from "./refunds-of.ts";
import { recurrencesOf } from "../../domain/ledger/recurrences-of.ts";
import type { WithRevision } from "../../domain/ledger/stored-record.ts";
import type { Cents } from "../../domain/shared/cents.ts";
import { addMonths, elapsedPart, monthOf, type YearMonth } from "../../domain/shared/year-month.ts";
import type { Clock } from "../clock.ts";
import { viewCategories } from "../categories/view-categories.ts";

/** The content of the budget screen for a month. */
export type BudgetBook = {
  readonly month: YearMonth;
  readonly isCurrent: boolean;
  /** The share of the current month that is over, from 0 to 1; null for any other month. */
  readonly elapsed: number | null;
  readonly totals: BudgetTotals;
  readonly statuses: readonly WithRevision<BudgetStatus>[];
  /** The planned expenses that are not recorded yet, by category. */
  readonly planned: ReadonlyMap<string, Cents>;
  /** The budgets that can be copied from the month before. */
  readonly copyable: readonly BudgetDraft[];
  readonly categories: readonly string[];
};

/** Shows the budgets of a month, by default the current one, with its recorded and planned expenses. */
export const viewBudgets =
  (clock: Clock) =>
  (wanted: YearMonth | null) =>
  (book: Book): BudgetBook => {
    const today = clock.today();
    const current = monthOf(today);
    const month = wanted ?? current;
    const statuses = monthBudgets(
      budgetsOf(book, month),
      sumsOf(book)(month),
      refundsOf(book)(month),
    );
    return {
      month,
      isCurrent: month === current,
      elapsed: month === current ? elapsedPart(today) : null,
      totals: budgetTotals(statuses),
      statuses,
      planned: month < current ? new Map() : stillPlanned(recurrencesOf(book), month),
      copyable: copiedBudgets(budgetsOf(book, addMonths(month, -1)), statuses, month),
      categories: viewCategories(book).expense,
    };
  };
