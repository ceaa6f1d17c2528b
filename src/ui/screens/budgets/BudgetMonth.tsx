import type { BudgetsContent } from "./budgets-feature.ts";
import { BudgetEmpty } from "./BudgetEmpty.tsx";
import { BudgetGrid } from "./BudgetGrid.tsx";
import { BudgetRowActions } from "./BudgetRowActions.tsx";
import { BudgetSummary } from "./BudgetSummary.tsx";
import { MonthPicker } from "./MonthPicker.tsx";

/** One month of budgets: the choice of the month, its totals, and a card for each category. */
export const BudgetMonth = ({ book, actors }: BudgetsContent) => (
  <>
    <MonthPicker month={book.month} isCurrent={book.isCurrent} />
    <BudgetSummary totals={book.totals} statuses={book.statuses} />
    {book.statuses.length === 0 ? (
      <BudgetEmpty book={book} actors={actors} />
    ) : (
      <BudgetGrid
        month={book.month}
        statuses={book.statuses}
        actionsOf={(budget) => <BudgetRowActions budget={budget} actors={actors} />}
      />
    )}
  </>
);
