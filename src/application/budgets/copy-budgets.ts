import type { Budget, BudgetDraft } from "../../domain/budgets/budget.ts";
import { failureOf } from "../failure.ts";
import { budgetsInBook } from "../kinds/budgets.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { IdGenerator } from "../id-generator.ts";
import type { Records } from "../ledger/records.ts";
import { saveRecord } from "../entries/save-record.ts";

/** By what a refusal says so. */
const MONTH_TAKEN = "mes_ocupado";

/** The month has got a budget of that category meanwhile, which is what was wanted. */
const isThereAlready = (reason: unknown): boolean => {
  const failure = failureOf(reason);
  return failure.type === "rejected" && failure.code === MONTH_TAKEN;
};

/** Makes budgets all at once and tells how many are new. Rejects with a Failure if any cannot be made. */
export const copyBudgets =
  (budgets: Records<Budget, BudgetDraft>, ledger: Pick<Ledger, "write">, ids: IdGenerator) =>
  async (drafts: readonly BudgetDraft[]): Promise<number> => {
    const save = saveRecord(budgetsInBook, budgets, ledger);
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
