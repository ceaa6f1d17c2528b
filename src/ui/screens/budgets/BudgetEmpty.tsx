import { Plus, WalletCards } from "lucide-react";
import { blankBudget } from "../../../application/budgets/budget-form.ts";
import { budgetTexts as texts } from "../../../text/budgets/budgets.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Card } from "../../components/Card/Card.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import type { BudgetsContent } from "./budgets-feature.ts";
import { CopyBudgets } from "./CopyBudgets.tsx";

/** A month without budgets, with buttons to add some. */
export const BudgetEmpty = ({ book, actors }: BudgetsContent) => (
  <Card>
    <EmptyState
      icon={<WalletCards size={24} />}
      message={texts.empty(book.month)}
      hint={texts.emptyHint}
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
            {texts.addFirst}
          </Button>
        )
      }
    />
  </Card>
);
