import { Pencil, Trash } from "lucide-react";
import { budgetFields } from "../../../application/forms/budget-form.ts";
import type { Budget } from "../../../domain/budgets/budget.ts";
import type { Seen } from "../../../domain/ledger/stamped.ts";
import { budgetFormTexts as texts } from "../../../text/budgets.ts";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import type { BudgetsActors } from "./budgets-feature.ts";

type BudgetRowActionsProps = { readonly budget: Seen<Budget>; readonly actors: BudgetsActors };

/** Changes or removes one budget. */
export const BudgetRowActions = ({ budget, actors }: BudgetRowActionsProps) => (
  <>
    <IconButton
      label={texts.editOf(budget.category)}
      icon={<Pencil size={16} aria-hidden />}
      onClick={() =>
        actors.dialog.send({ type: "OPEN_EDIT", id: budget, fields: budgetFields(budget) })
      }
    />
    <IconButton
      label={texts.removeOf(budget.category)}
      icon={<Trash size={16} aria-hidden />}
      variant="danger"
      onClick={() =>
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
  </>
);
