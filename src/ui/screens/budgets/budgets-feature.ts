import type { ActorRefFrom } from "xstate";
import type { BudgetFields } from "../../../application/budgets/budget-form.ts";
import type { Act } from "../../../application/acts/act.machine.ts";
import type { recordDialogMachine } from "../../../application/entries/record-dialog.machine.ts";
import type { removalMachine } from "../../../application/entries/removal.machine.ts";
import type { BudgetBook } from "../../../application/budgets/view-budgets.ts";
import type { Budget, BudgetDraft } from "../../../domain/budgets/budget.ts";
import type { Book } from "../../../domain/ledger/book.ts";
import type { StoredRecord } from "../../../domain/ledger/stored-record.ts";
import type { ChangeId } from "../../../domain/shared/ids.ts";
import type { YearMonth } from "../../../domain/shared/year-month.ts";

export type BudgetDialogActor = ActorRefFrom<
  ReturnType<typeof recordDialogMachine<BudgetFields, BudgetDraft, Budget, StoredRecord<Budget>>>
>;

/** The actors of the budget screen. */
export type BudgetsActors = {
  readonly dialog: BudgetDialogActor;
  readonly removal: ActorRefFrom<ReturnType<typeof removalMachine>>;
  readonly copy: Act<readonly BudgetDraft[], readonly ChangeId[]>;
};

/** The parts that composition provides to the budget screen. */
export type BudgetsFeature = {
  /**
   * The budgets of a month, once the ledger is open; null is the current one. `quietly` has the server check for no new
   * alerts.
   */
  readonly load: (
    month: YearMonth | null,
    how: { readonly quietly: boolean },
  ) => (book: Book) => BudgetBook;
  readonly actors: BudgetsActors;
};

/** The content for users whose plan includes budgets. */
export type BudgetsContent = { readonly book: BudgetBook; readonly actors: BudgetsActors };
