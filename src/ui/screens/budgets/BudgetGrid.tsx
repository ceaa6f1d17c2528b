import { useId } from "react";
import type { BudgetStatus } from "../../../domain/budgets/budget-status.ts";
import type { Seen } from "../../../domain/ledger/stamped.ts";
import { ZERO, type Cents } from "../../../domain/shared/cents.ts";
import type { YearMonth } from "../../../domain/shared/year-month.ts";
import { budgetTexts as texts } from "../../../text/budgets/budgets.ts";
import { visuallyHidden } from "../../design/utilities.css.ts";
import { BudgetCard } from "./BudgetCard.tsx";
import { BudgetRowActions } from "./BudgetRowActions.tsx";
import type { BudgetsActors } from "./budgets-feature.ts";
import { grid } from "./budgets.css.ts";

type BudgetGridProps = {
  readonly month: YearMonth;
  readonly statuses: readonly Seen<BudgetStatus>[];
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
            actions={actors && <BudgetRowActions budget={status} actors={actors} />}
          />
        ))}
      </ul>
    </section>
  );
}
