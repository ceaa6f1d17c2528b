import type { BudgetDraft } from "../../domain/budgets/budget.ts";
import { failureOf } from "../failure.ts";
import type { Ledger } from "../ledger.ts";
import type { Budgets } from "../ports/budgets.ts";
import type { IdGenerator } from "../ports/id-generator.ts";
import { saveBudget } from "./save-budget.ts";

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
    const save = saveBudget(budgets, ledger);
    const made = await Promise.all(
      drafts.map((draft) =>
        save({ mode: { type: "create" }, tries: [{ draft, key: ids.next() }] }).then(
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
