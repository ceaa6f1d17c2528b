import type { Budget, BudgetDraft } from "../../domain/budgets/budget.ts";
import { budgetId } from "../../domain/shared/ids.ts";
import type { BookKind } from "../ledger/book-kind.ts";

/** Monthly budgets, one for each category and month. */
export const budgetsInBook: BookKind<Budget, BudgetDraft> = {
  id: budgetId,
  made: (id, draft) => ({ ...draft, id }),
  draft: (draft) => draft,
  patch: (draft) => draft,
  written: (kept) => ({ type: "budgets", kept }),
  removed: (id) => ({ budgets: [id] }),
};
