import type { Budget, BudgetDraft } from "../../domain/budgets/budget.ts";
import type { Revision } from "../../domain/ledger/revision.ts";
import type { Stamped } from "../../domain/ledger/stamped.ts";
import type { BudgetId } from "../../domain/shared/ids.ts";
import type { Changing, Creating } from "./naming.ts";

/** Writes of the user's monthly budgets, one for each category and month. Every call rejects with a Failure. */
export type Budgets = {
  create(draft: BudgetDraft, as: Creating<BudgetId>): Promise<Stamped<Budget>>;
  update(id: BudgetId, draft: BudgetDraft, as: Changing): Promise<Stamped<Budget>>;
  remove(id: BudgetId, as: Changing): Promise<Revision>;
};
