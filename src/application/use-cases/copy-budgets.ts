import type { BudgetDraft } from "../../domain/budgets/budget.ts";
import { failureOf } from "../failure.ts";
import type { Budgets } from "../ports/budgets.ts";
import type { IdGenerator } from "../ports/id-generator.ts";

const CONFLICT = 409;

/** The month has got a budget of that category meanwhile, which is what was wanted. */
const isThereAlready = (reason: unknown): boolean => {
  const failure = failureOf(reason);
  return failure.type === "rejected" && failure.status === CONFLICT;
};

/** Makes budgets all at once and tells how many are new (§2, Orçamento). Rejects with a Failure if any cannot be made. */
export const copyBudgets =
  (budgets: Budgets, ids: IdGenerator) =>
  async (drafts: readonly BudgetDraft[]): Promise<number> => {
    const made = await Promise.all(
      drafts.map((draft) =>
        budgets.create(draft, ids.next()).then(
          () => 1,
          (reason: unknown) => {
            if (isThereAlready(reason)) return 0;
            throw reason;
          },
        ),
      ),
    );
    return made.reduce<number>((count, one) => count + one, 0);
  };
