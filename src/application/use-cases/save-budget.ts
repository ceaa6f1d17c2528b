import type { BudgetDraft } from "../../domain/budgets/budget.ts";
import type { BudgetId } from "../../domain/shared/ids.ts";
import type { SaveInput } from "../machines/form-dialog.machine.ts";
import type { Budgets } from "../ports/budgets.ts";

/** Makes a new budget or changes an old one (§4, Form dialogs). Rejects with a Failure. */
export const saveBudget =
  (budgets: Budgets) =>
  async ({ mode, draft, key }: SaveInput<BudgetDraft, BudgetId>): Promise<void> => {
    await (mode.type === "create" ? budgets.create(draft, key) : budgets.update(mode.id, draft));
  };
