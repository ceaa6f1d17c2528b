import type { Budget, BudgetDraft } from "../../domain/budgets/budget.ts";
import { budgetId } from "../../domain/shared/ids.ts";
import type { Ledger } from "../ledger.ts";
import type { Budgets } from "../ports/budgets.ts";
import { saveRecord } from "./save-record.ts";

/** Makes a new budget or changes an old one as it was seen. Rejects with a Failure. */
export const saveBudget = (budgets: Budgets, ledger: Pick<Ledger, "write">) =>
  saveRecord<BudgetDraft, Budget>(ledger, {
    ...budgets,
    id: budgetId,
    made: (id, draft) => ({ ...draft, id }),
    written: (kept) => ({ type: "budget", kept }),
  });
