import type { Budget, BudgetDraft } from "../../domain/budgets/budget.ts";
import { changeId, type ChangeId } from "../../domain/shared/ids.ts";
import { failureOf } from "../failure.ts";
import { budgetsInBook } from "../kinds/budgets.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { IdGenerator } from "../id-generator.ts";
import type { Records } from "../ledger/records.ts";
import { saveRecord } from "../entries/save-record.ts";

/** The code of a refusal because the month is taken. */
const MONTH_TAKEN = "mes_ocupado";

/** The month has got a budget of that category in the meantime, so the wish is fulfilled. */
const isThereAlready = (reason: unknown): boolean => {
  const failure = failureOf(reason);
  return failure.type === "rejected" && failure.code === MONTH_TAKEN;
};

/** Creates budgets all at once and returns the changes that made new ones. Rejects with a Failure if any cannot be created. */
export const copyBudgets =
  (budgets: Records<Budget, BudgetDraft>, ledger: Pick<Ledger, "write">, ids: IdGenerator) =>
  async (drafts: readonly BudgetDraft[]): Promise<readonly ChangeId[]> => {
    const save = saveRecord(budgetsInBook, budgets, ledger);
    const made = await Promise.all(
      drafts.map((draft) => {
        const key = ids.next();
        return save({ mode: { type: "create" }, tries: [{ draft, key }] }).then(
          () => [changeId(key)],
          (reason: unknown) => {
            if (isThereAlready(reason)) return [];
            throw reason;
          },
        );
      }),
    );
    return made.flat();
  };
