import type { Budget, BudgetDraft } from "../../domain/budgets/budget.ts";
import type { Seen } from "../../domain/ledger/stamped.ts";
import { budgetId, changeId } from "../../domain/shared/ids.ts";
import type { Ledger } from "../ledger.ts";
import type { SaveInput } from "../machines/form-dialog.machine.ts";
import type { Budgets } from "../ports/budgets.ts";

/** Makes a new budget or changes an old one as it was seen. Rejects with a Failure. */
export const saveBudget =
  (budgets: Budgets, ledger: Pick<Ledger, "write">) =>
  async ({ mode, draft, key }: SaveInput<BudgetDraft, Seen<Budget>>): Promise<void> => {
    const change = changeId(key);
    await ledger.write(
      () =>
        mode.type === "create"
          ? budgets.create(draft, { id: budgetId(key), change })
          : budgets.update(mode.id.id, draft, { seen: mode.id.revision, change }),
      (kept) => ({ type: "budget", kept }),
    );
  };
