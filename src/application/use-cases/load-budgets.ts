import type { BudgetDraft } from "../../domain/budgets/budget.ts";
import type { BudgetStatus } from "../../domain/budgets/budget-status.ts";
import { budgetTotals, type BudgetTotals } from "../../domain/budgets/budget-totals.ts";
import { copiedBudgets } from "../../domain/budgets/copied-budgets.ts";
import { mostUsedFirst } from "../../domain/budgets/most-used-first.ts";
import {
  addMonths,
  monthOf,
  parseYearMonth,
  type YearMonth,
} from "../../domain/shared/year-month.ts";
import type { Budgets } from "../ports/budgets.ts";
import type { Clock } from "../ports/clock.ts";

/** All that the budget screen shows of a month (§2, Orçamento). */
export type BudgetBook = {
  readonly month: YearMonth;
  readonly isCurrent: boolean;
  readonly totals: BudgetTotals;
  readonly statuses: readonly BudgetStatus[];
  /** What the month can take over from the month before. */
  readonly copyable: readonly BudgetDraft[];
  readonly categories: readonly string[];
};

/** Loads the budgets of a month, of the current one unless told which (§9). Rejects with a Failure. */
export const loadBudgets =
  (budgets: Budgets, clock: Clock) =>
  async (wanted: YearMonth | null): Promise<BudgetBook> => {
    const current = monthOf(clock.today());
    const month = wanted ?? current;
    const before = parseYearMonth(addMonths(month, -1));
    const [statuses, last, categories] = await Promise.all([
      budgets.statuses(month),
      before === null ? [] : budgets.list(before),
      budgets.categories(),
    ]);
    return {
      month,
      isCurrent: month === current,
      totals: budgetTotals(statuses),
      statuses: mostUsedFirst(statuses),
      copyable: copiedBudgets(last, statuses, month),
      categories,
    };
  };
