import { createActor, fromPromise } from "xstate";
import { budgetForm, type BudgetFields } from "../../application/forms/budget-form.ts";
import { copyBudgetsMachine } from "../../application/machines/copy-budgets.machine.ts";
import { formDialogMachine } from "../../application/machines/form-dialog.machine.ts";
import { removalMachine } from "../../application/machines/removal.machine.ts";
import { copyBudgets } from "../../application/use-cases/copy-budgets.ts";
import { viewBudgets } from "../../application/use-cases/view-budgets.ts";
import { removeRecord } from "../../application/use-cases/remove-record.ts";
import { saveBudget } from "../../application/use-cases/save-budget.ts";
import type { Budget, BudgetDraft } from "../../domain/budgets/budget.ts";
import type { Seen } from "../../domain/ledger/stamped.ts";
import { budgetId } from "../../domain/shared/ids.ts";
import { monthOf } from "../../domain/shared/year-month.ts";
import { httpBudgets } from "../../infrastructure/http/http-budgets.ts";
import type { BudgetsActors, BudgetsFeature } from "../../ui/screens/budgets/budgets-feature.ts";
import { bind } from "../bind.ts";
import { keys } from "../keys.ts";
import type { Shell } from "../shell.ts";

/** Wires the budget screen when it is first asked for. */
export function startBudgets(shell: Shell): BudgetsFeature {
  const { container } = shell;
  bind(container, keys.budgets, [keys.api, keys.removal], httpBudgets);
  return {
    view: viewBudgets(container.get(keys.clock)),
    raiseAlerts: shell.raiseAlerts,
    actors: startBudgetsActors(shell),
  };
}

/** Starts the writes of the budget screen; each that succeeds is told. */
export function startBudgetsActors({
  container,
  notify,
}: Pick<Shell, "container" | "notify">): BudgetsActors {
  const budgets = container.get(keys.budgets);
  const clock = container.get(keys.clock);
  const ids = container.get(keys.ids);
  const ledger = container.get(keys.ledger);
  const newKey = () => ids.next();
  const remove = removeRecord(
    ledger,
    (id, as) => budgets.remove(budgetId(id), as),
    (id) => ({ budgets: [budgetId(id)] }),
  );

  const dialog = createActor(
    formDialogMachine<BudgetFields, BudgetDraft, Seen<Budget>>(
      budgetForm(() => monthOf(clock.today())),
      newKey,
    ).provide({ actors: { save: fromPromise(({ input }) => saveBudget(budgets, ledger)(input)) } }),
  );
  dialog.on("SAVED", ({ change }) => {
    notify({ type: "budget-changed", change });
  });

  const removal = createActor(
    removalMachine(newKey).provide({
      actors: { remove: fromPromise(({ input }) => remove(input)) },
    }),
  );
  removal.on("REMOVED", () => {
    notify({ type: "budget-changed", change: "removed" });
  });

  const copy = createActor(
    copyBudgetsMachine.provide({
      actors: { copy: fromPromise(({ input }) => copyBudgets(budgets, ledger, ids)(input)) },
    }),
  );
  copy.on("COPIED", ({ count }) => {
    notify({ type: "budgets-copied", count });
  });
  copy.on("FAILED", ({ failure }) => {
    notify({ type: "failed", failure });
  });

  return { dialog: dialog.start(), removal: removal.start(), copy: copy.start() };
}
