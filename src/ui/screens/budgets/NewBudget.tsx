import { Plus } from "lucide-react";
import { blankBudget } from "../../../application/budgets/budget-form.ts";
import { budgetTexts as texts } from "../../../text/budgets/budgets.ts";
import { Button } from "../../components/Button/Button.tsx";
import type { BudgetsContent } from "./budgets-feature.ts";

/** Opens the dialog for a new budget in the shown month. */
export const NewBudget = ({ book, actors }: BudgetsContent) => (
  <Button
    icon={<Plus size={16} aria-hidden />}
    onClick={() => actors.dialog.send({ type: "OPEN_ANEW", blank: blankBudget(book.month) })}
  >
    {texts.add}
  </Button>
);
