import { Plus } from "lucide-react";
import { blankBudget } from "../../../application/forms/budget-form.ts";
import { budgetTexts as texts } from "../../../text/budgets.ts";
import { Button } from "../../components/Button/Button.tsx";
import type { BudgetsContent } from "./budgets-feature.ts";
import { CopyBudgets } from "./CopyBudgets.tsx";

/** What can be done to the month: take over the last one's budgets, or add one. */
export const BudgetActions = ({ book, actors }: BudgetsContent) => (
  <>
    {book.statuses.length > 0 && <CopyBudgets book={book} copy={actors.copy} />}
    <Button
      icon={<Plus size={16} aria-hidden />}
      onClick={() => actors.dialog.send({ type: "OPEN_CREATE", fields: blankBudget(book.month) })}
    >
      {texts.add}
    </Button>
  </>
);
