import { useId } from "react";
import type { BudgetStatus } from "../../../domain/budgets/budget-status.ts";
import type { WithRevision } from "../../../domain/ledger/stored-record.ts";
import { ZERO, type Cents } from "../../../domain/shared/cents.ts";
import type { YearMonth } from "../../../domain/shared/year-month.ts";
import { budgetTexts as texts, budgetFormTexts } from "../../../text/budgets/budgets.ts";
import { visuallyHidden } from "../../design/utilities.css.ts";
import { BudgetCard } from "./BudgetCard.tsx";
import type { BudgetsActors } from "./budgets-feature.ts";
import { grid } from "./budgets.css.ts";
import { budgetFields } from "../../../application/budgets/budget-form.ts";
import type { Budget } from "../../../domain/budgets/budget.ts";
import { isPending } from "../../../domain/ledger/revision.ts";
import { recordChangesTexts } from "../../../text/versions/record-changes.ts";
import { useSeeHistory } from "../versions/use-see-history.ts";
import { UnsentMark } from "../unsent/UnsentMark.tsx";
import { RecordActions } from "../shared/RecordActions.tsx";

type BudgetGridProps = {
  readonly month: YearMonth;
  readonly statuses: readonly WithRevision<BudgetStatus>[];
  /** The elapsed part of the month, from 0 to 1; null outside it. */
  readonly elapsed?: number | null;
  readonly planned?: ReadonlyMap<string, Cents>;
  /** The actors that change and remove budgets; undefined in an example. */
  readonly actors?: BudgetsActors;
};

export function BudgetGrid({ month, statuses, elapsed = null, planned, actors }: BudgetGridProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={visuallyHidden}>
        {texts.listOf(month)}
      </h2>
      <ul className={grid}>
        {statuses.map((status) => (
          <BudgetCard
            key={status.id}
            status={status}
            elapsed={elapsed}
            planned={planned?.get(status.category) ?? ZERO}
            actions={
              actors && (
                <>
                  <UnsentMark record={status} />
                  <BudgetRowActions budget={status} actors={actors} />
                </>
              )
            }
          />
        ))}
      </ul>
    </section>
  );
}

type BudgetRowActionsProps = {
  readonly budget: WithRevision<Budget>;
  readonly actors: BudgetsActors;
};

/** The buttons that change and remove one budget. */
function BudgetRowActions({ budget, actors }: BudgetRowActionsProps) {
  const seeHistory = useSeeHistory();
  return (
    <RecordActions
      edit={budgetFormTexts.editOf(budget.category)}
      history={recordChangesTexts.openOf(budget.category)}
      remove={budgetFormTexts.removeOf(budget.category)}
      pending={isPending(budget)}
      onEdit={() =>
        actors.dialog.send({ type: "OPEN_EDIT", id: budget, fields: budgetFields(budget) })
      }
      onHistory={() => seeHistory("budgets", budget)}
      onRemove={() =>
        actors.removal.send({
          type: "REMOVE",
          target: {
            id: budget.id,
            revision: budget.revision,
            label: budgetFormTexts.label(budget.category, budget.month),
          },
        })
      }
    />
  );
}
