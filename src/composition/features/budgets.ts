import { createActor, fromPromise } from "xstate";
import { budgetForm, type BudgetFields } from "../../application/forms/budget-form.ts";
import { copyBudgetsMachine } from "../../application/machines/copy-budgets.machine.ts";
import { formDialogMachine } from "../../application/machines/form-dialog.machine.ts";
import { removalMachine } from "../../application/machines/removal.machine.ts";
import { copyBudgets } from "../../application/use-cases/copy-budgets.ts";
import { viewBudgets } from "../../application/use-cases/view-budgets.ts";
import { saveBudget } from "../../application/use-cases/save-budget.ts";
import type { BudgetDraft } from "../../domain/budgets/budget.ts";
import { budgetId, type BudgetId } from "../../domain/shared/ids.ts";
import { monthOf } from "../../domain/shared/year-month.ts";
import { httpBudgets } from "../../infrastructure/http/http-budgets.ts";
import type { BudgetsActors, BudgetsFeature } from "../../ui/screens/budgets/budgets-feature.ts";
import { bind } from "../bind.ts";
import { keys } from "../keys.ts";
import type { Shell } from "../shell.ts";

/** Wires the budget screen when it is first asked for. */
export function startBudgets(shell: Shell): BudgetsFeature {
  const { container } = shell;
  bind(container, keys.budgets, [keys.api], httpBudgets);
  return {
    view: viewBudgets(container.get(keys.clock)),
    raiseAlerts: shell.raiseAlerts,
    actors: startBudgetsActors(shell),
  };
}

/** Starts the writes of the budget screen; each that succeeds is told, and has the screen loaded anew. */
export function startBudgetsActors({
  container,
  reload,
  notify,
}: Pick<Shell, "container" | "reload" | "notify">): BudgetsActors {
  const budgets = container.get(keys.budgets);
  const clock = container.get(keys.clock);
  const ids = container.get(keys.ids);

  const dialog = createActor(
    formDialogMachine<BudgetFields, BudgetDraft, BudgetId>(
      budgetForm(() => monthOf(clock.today())),
      () => ids.next(),
    ).provide({ actors: { save: fromPromise(({ input }) => saveBudget(budgets)(input)) } }),
  );
  dialog.on("SAVED", ({ change }) => {
    notify({ type: "budget-changed", change });
    reload();
  });

  const removal = createActor(
    removalMachine.provide({
      actors: { remove: fromPromise(({ input }) => budgets.remove(budgetId(input.id))) },
    }),
  );
  removal.on("REMOVED", () => {
    notify({ type: "budget-changed", change: "removed" });
    reload();
  });

  const copy = createActor(
    copyBudgetsMachine.provide({
      actors: { copy: fromPromise(({ input }) => copyBudgets(budgets, ids)(input)) },
    }),
  );
  copy.on("COPIED", ({ count }) => {
    notify({ type: "budgets-copied", count });
    reload();
  });
  copy.on("FAILED", ({ failure }) => {
    notify({ type: "failed", failure });
    // Some of them may have been made.
    reload();
  });

  return { dialog: dialog.start(), removal: removal.start(), copy: copy.start() };
}
