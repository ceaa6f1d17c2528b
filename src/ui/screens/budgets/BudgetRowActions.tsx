import { budgetFields } from "../../../application/budgets/budget-form.ts";
import type { Budget } from "../../../domain/budgets/budget.ts";
import { isPending } from "../../../domain/ledger/revision.ts";
import type { Seen } from "../../../domain/ledger/stamped.ts";
import { budgetFormTexts as texts } from "../../../text/budgets/budgets.ts";
import { RecordActions } from "../shared/RecordActions.tsx";
import type { BudgetsActors } from "./budgets-feature.ts";

type BudgetRowActionsProps = { readonly budget: Seen<Budget>; readonly actors: BudgetsActors };

/** The buttons that change and remove one budget. */
export const BudgetRowActions = ({ budget, actors }: BudgetRowActionsProps) => (
  <RecordActions
    edit={texts.editOf(budget.category)}
    remove={texts.removeOf(budget.category)}
    pending={isPending(budget)}
    onEdit={() =>
      actors.dialog.send({ type: "OPEN_EDIT", id: budget, fields: budgetFields(budget) })
    }
    onRemove={() =>
      actors.removal.send({
        type: "ASK",
        target: {
          id: budget.id,
          revision: budget.revision,
          label: texts.label(budget.category, budget.month),
        },
      })
    }
  />
);
