import type { BudgetsContent } from "./budgets-feature.ts";
import { BudgetEmpty } from "./BudgetEmpty.tsx";
import { BudgetGrid } from "./BudgetGrid.tsx";
import { BudgetSummary } from "./BudgetSummary.tsx";
import { CopyBudgets } from "./CopyBudgets.tsx";
import { toolbar } from "./budgets.css.ts";
import { MonthPicker } from "./MonthPicker.tsx";

/** One month of budgets: the choice of the month, its totals, and a card for each category. */
export const BudgetMonth = ({ book, actors }: BudgetsContent) => (
  <>
    <div className={toolbar}>
      <MonthPicker month={book.month} isCurrent={book.isCurrent} />
      {book.statuses.length > 0 && <CopyBudgets book={book} copy={actors.copy} />}
    </div>
    <BudgetSummary totals={book.totals} statuses={book.statuses} />
    {book.statuses.length === 0 ? (
      <BudgetEmpty book={book} actors={actors} />
    ) : (
      <BudgetGrid
        month={book.month}
        statuses={book.statuses}
        elapsed={book.elapsed}
        planned={book.planned}
        actors={actors}
      />
    )}
  </>
);
