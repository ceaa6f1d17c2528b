import { createActor, fromPromise } from "xstate";
import { budgetForm } from "../../application/forms/budget-form.ts";
import { copyBudgetsMachine } from "../../application/machines/copy-budgets.machine.ts";
import type { Budgets } from "../../application/ports/budgets.ts";
import { copyBudgets } from "../../application/use-cases/copy-budgets.ts";
import { removeRecord } from "../../application/use-cases/remove-record.ts";
import { saveBudget } from "../../application/use-cases/save-budget.ts";
import { viewBudgets } from "../../application/use-cases/view-budgets.ts";
import { budgetId } from "../../domain/shared/ids.ts";
import { monthOf } from "../../domain/shared/year-month.ts";
import { httpBudgets } from "../../infrastructure/http/http-budgets.ts";
import type { BudgetsFeature } from "../../ui/screens/budgets/budgets-feature.ts";
import type { RecurrencesFeature } from "../../ui/screens/recurrences/recurrences-feature.ts";
import { startRecordDialog } from "../actors/start-record-dialog.ts";
import { startRemoval } from "../actors/start-removal.ts";
import { bind, key } from "../container/bind.ts";
import { feature, type NeedsOf } from "../container/feature.ts";
import { keys, recordNeeds } from "../container/keys.ts";
import { recurrencesFeature } from "./recurrences.ts";

const BUDGETS = key<Budgets>("budgets");

const needs = {
  ...recordNeeds,
  budgets: BUDGETS,
  clock: keys.clock,
  raiseAlerts: keys.raiseAlerts,
  recurrences: recurrencesFeature.made,
};

/** The budgets of each month. */
export const budgetsFeature = feature(
  [bind(BUDGETS, [keys.api, keys.removal], httpBudgets), ...recurrencesFeature.bindings],
  needs,
  startBudgets,
);

/** Starts the writes of the budget screen; each that succeeds is told. */
export function startBudgets(
  given: Omit<NeedsOf<typeof needs>, "recurrences"> & {
    readonly recurrences: Pick<RecurrencesFeature, "known">;
  },
): BudgetsFeature {
  const { budgets, clock, ids, ledger, notify, raiseAlerts, recurrences } = given;
  const dialog = startRecordDialog(
    budgetForm(() => monthOf(clock.today())),
    given,
    saveBudget(budgets, ledger),
    "budget",
  );
  dialog.on("SAVED", ({ change, undo }) => notify({ type: "budget-changed", change, undo }));

  const removal = startRemoval(
    given,
    removeRecord(
      ledger,
      (id, as) => budgets.remove(budgetId(id), as),
      (id) => ({ budgets: [budgetId(id)] }),
    ),
  );
  removal.on("REMOVED", ({ undo }) => notify({ type: "budget-changed", change: "removed", undo }));

  const copy = createActor(
    copyBudgetsMachine.provide({
      actors: { copy: fromPromise(({ input }) => copyBudgets(budgets, ledger, ids)(input)) },
    }),
  ).start();
  copy.on("COPIED", ({ count }) => notify({ type: "budgets-copied", count }));
  copy.on("FAILED", ({ failure }) => notify({ type: "failed", failure }));

  return {
    load: async (month) => viewBudgets(clock)(month, (await recurrences.known.read()) ?? []),
    raiseAlerts,
    actors: { dialog, removal, copy },
  };
}
