import type { Budget, BudgetDraft } from "../../../src/domain/budgets/budget.ts";
import { budgetId, type UserId } from "../../../src/domain/shared/ids.ts";
import { accepted, refused, type Result } from "../../../src/domain/shared/result.ts";
import { performOnce, type OnceKey } from "../perform-once.ts";
import type { Clock } from "../ports/clock.ts";
import type { NewId } from "../ports/new-id.ts";
import type { UnitOfWork } from "../ports/stores.ts";

type Ports = { readonly unitOfWork: UnitOfWork; readonly newId: NewId; readonly clock: Clock };

/** Sets the one budget of a category in a month (§2, Orçamento). */
export const createBudget =
  ({ unitOfWork, newId, clock }: Ports) =>
  (
    owner: UserId,
    draft: BudgetDraft,
    once: OnceKey,
  ): Promise<Result<Budget, "budget-exists" | "key-reused">> =>
    unitOfWork(owner, ({ budgets, idempotencyKeys }) =>
      performOnce(idempotencyKeys, owner, once, clock.now(), async () => {
        const budget = { ...draft, id: budgetId(newId()) };
        return (await budgets.add(owner, budget)) ? accepted(budget) : refused("budget-exists");
      }),
    );
