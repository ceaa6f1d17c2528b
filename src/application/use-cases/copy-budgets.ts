import type { BudgetDraft } from "../../domain/budgets/budget.ts";
import { budgetId, changeId } from "../../domain/shared/ids.ts";
import { failureOf } from "../failure.ts";
import type { Ledger } from "../ledger.ts";
import type { Budgets } from "../ports/budgets.ts";
import type { IdGenerator } from "../ports/id-generator.ts";

/** By what a refusal says so. */
const MONTH_TAKEN = "mes_ocupado";

/** The month has got a budget of that category meanwhile, which is what was wanted. */
const isThereAlready = (reason: unknown): boolean => {
  const failure = failureOf(reason);
  return failure.type === "rejected" && failure.code === MONTH_TAKEN;
};

/** Makes budgets all at once and tells how many are new. Rejects with a Failure if any cannot be made. */
export const copyBudgets =
  (budgets: Budgets, ledger: Pick<Ledger, "write">, ids: IdGenerator) =>
  async (drafts: readonly BudgetDraft[]): Promise<number> => {
    const made = await Promise.all(
      drafts.map((draft) => {
        const key = ids.next();
        const as = { id: budgetId(key), change: changeId(key) };
        return ledger
          .write(
            () => budgets.create(draft, as),
            (kept) => ({ type: "budget", kept }),
          )
          .then(
            () => 1,
            (reason: unknown) => {
              if (isThereAlready(reason)) return 0;
              throw reason;
            },
          );
      }),
    );
    return made.reduce<number>((count, one) => count + one, 0);
  };
