import { budgetForm } from "../../application/budgets/budget-form.ts";
import { budgetsInBook } from "../../application/kinds/budgets.ts";
import type { ActInput } from "../../application/acts/act.machine.ts";
import type { Records } from "../../application/ledger/records.ts";
import { copyBudgets } from "../../application/budgets/copy-budgets.ts";
import { removeIfThere } from "../../application/entries/remove-record.ts";
import { saveRecord } from "../../application/entries/save-record.ts";
import { viewBudgets } from "../../application/budgets/view-budgets.ts";
import { budgetWrites } from "../../contract/kinds/budgets.ts";
import type { Budget, BudgetDraft } from "../../domain/budgets/budget.ts";
import { monthOf } from "../../domain/shared/year-month.ts";
import { httpRecords } from "../../infrastructure/http/ledger/http-records.ts";
import type { BudgetsFeature } from "../../ui/screens/budgets/budgets-feature.ts";
import { startAct } from "../actors/acts.ts";
import { startRecordDialog } from "../actors/start-record-dialog.ts";
import { startRemoval } from "../actors/start-removal.ts";
import { bind, key } from "../container/bind.ts";
import { feature, type NeedsOf } from "../container/feature.ts";
import { keys, recordNeeds } from "../container/keys.ts";

const BUDGETS = key<Records<Budget, BudgetDraft>>("budgets");

const needs = {
  ...recordNeeds,
  budgets: BUDGETS,
  clock: keys.clock,
  raiseAlerts: keys.raiseAlerts,
};

/** The budgets of each month. */
export const budgetsFeature = feature(
  [bind(BUDGETS, [keys.api, keys.categoryIdOf], httpRecords(budgetWrites, budgetsInBook))],
  needs,
  startBudgets,
);

/** Starts the writes of the budget screen; each success shows a toast. */
export function startBudgets(given: NeedsOf<typeof needs>): BudgetsFeature {
  const { budgets, clock, ids, ledger, notify, raiseAlerts } = given;
  const dialog = startRecordDialog(
    budgetForm(() => monthOf(clock.today())),
    given,
    saveRecord(budgetsInBook, budgets, ledger),
    "budget",
  );
  dialog.on("SAVED", ({ change, undo }) => notify({ type: "budget-changed", change, undo }));

  const removal = startRemoval(given, removeIfThere(budgetsInBook, budgets, ledger));
  removal.on("REMOVED", ({ undo }) => notify({ type: "budget-changed", change: "removed", undo }));

  const copying = copyBudgets(budgets, ledger, ids);
  const copy = startAct(({ of }: ActInput<readonly BudgetDraft[]>) => copying(of));
  copy.on("DONE", ({ answer: changes }) =>
    notify({ type: "budgets-copied", count: changes.length, changes }),
  );
  copy.on("FAILED", ({ failure }) => notify({ type: "failed", failure }));

  const view = viewBudgets(clock);
  return {
    load: (month, { quietly }) => {
      if (!quietly) raiseAlerts();
      return view(month);
    },
    actors: { dialog, removal, copy },
  };
}
