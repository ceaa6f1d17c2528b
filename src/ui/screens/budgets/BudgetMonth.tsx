import { useNavigate } from "@tanstack/react-router";
import { Plus, WalletCards } from "lucide-react";
import type { BudgetsContent } from "./budgets-feature.ts";
import { BudgetGrid } from "./BudgetGrid.tsx";
import { BudgetSummary } from "./BudgetSummary.tsx";
import { CopyBudgets } from "./CopyBudgets.tsx";
import { toolbar } from "./budgets.css.ts";
import type { YearMonth } from "../../../domain/shared/year-month.ts";
import { monthPickerTexts as texts, budgetTexts } from "../../../text/budgets/budgets.ts";
import { MonthInput } from "../../components/MonthSwitch/MonthInput.tsx";
import { MonthSwitch } from "../../components/MonthSwitch/MonthSwitch.tsx";
import { blankBudget } from "../../../application/budgets/budget-form.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";

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

type MonthPickerProps = { readonly month: YearMonth; readonly isCurrent: boolean };

/** The month of the budgets, changed step by step or typed. */
function MonthPicker({ month, isCurrent }: MonthPickerProps) {
  const navigate = useNavigate();
  return (
    <MonthSwitch label={texts.group} month={month} isCurrent={isCurrent} to="/orcamento">
      <MonthInput
        month={month}
        onMonth={(mes) => void navigate({ to: "/orcamento", search: { mes }, resetScroll: false })}
      />
    </MonthSwitch>
  );
}

/** A month without budgets, with buttons to add some. */
const BudgetEmpty = ({ book, actors }: BudgetsContent) => (
  <Card>
    <EmptyState
      icon={<WalletCards size={24} />}
      message={budgetTexts.empty(book.month)}
      hint={budgetTexts.emptyHint}
      action={
        book.copyable.length > 0 ? (
          <CopyBudgets book={book} copy={actors.copy} variant="primary" />
        ) : (
          <Button
            icon={<Plus size={16} aria-hidden />}
            onClick={() =>
              actors.dialog.send({ type: "OPEN_ANEW", blank: blankBudget(book.month) })
            }
          >
            {budgetTexts.addFirst}
          </Button>
        )
      }
    />
  </Card>
);
