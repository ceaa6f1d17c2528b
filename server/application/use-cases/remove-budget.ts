import type { BudgetId, UserId } from "../../../src/domain/shared/ids.ts";
import type { Budgets } from "../ports/budgets.ts";

type Ports = { readonly budgets: Budgets };

/** Removes a budget; false if its owner has no such budget (§2, Orçamento). */
export const removeBudget =
  ({ budgets }: Ports) =>
  (owner: UserId, id: BudgetId): Promise<boolean> =>
    budgets.remove(owner, id);
