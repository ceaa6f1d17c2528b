import type { Budget } from "../../../src/domain/budgets/budget.ts";
import type { UserId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import type { UnitOfWork } from "../ports/stores.ts";

type Ports = { readonly unitOfWork: UnitOfWork };

export type BudgetUpdateRefusal = "no-such-record" | "budget-exists";

/** Replaces a budget; it may not take the place of another one (§2, Orçamento). */
export const updateBudget =
  ({ unitOfWork }: Ports) =>
  (owner: UserId, budget: Budget): Promise<Result<Budget, BudgetUpdateRefusal>> =>
    unitOfWork(owner, async ({ budgets }): Promise<Result<Budget, BudgetUpdateRefusal>> => {
      if ((await budgets.find(owner, budget.id)) === null) return refused("no-such-record");
      const isTaken = (await budgets.list(owner, budget.month)).some(
        ({ id, category }) => category === budget.category && id !== budget.id,
      );
      if (isTaken) return refused("budget-exists");
      await budgets.replace(owner, budget);
      return accepted(budget);
    });
