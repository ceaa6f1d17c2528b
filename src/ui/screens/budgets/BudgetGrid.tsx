import { useId, type ReactNode } from "react";
import type { BudgetStatus } from "../../../domain/budgets/budget-status.ts";
import type { YearMonth } from "../../../domain/shared/year-month.ts";
import { budgetTexts as texts } from "../../../text/budgets.ts";
import { visuallyHidden } from "../../design/utilities.css.ts";
import { BudgetCard } from "./BudgetCard.tsx";
import { grid } from "./budgets.css.ts";

type BudgetGridProps = {
  readonly month: YearMonth;
  readonly statuses: readonly BudgetStatus[];
  readonly actionsOf?: (status: BudgetStatus) => ReactNode;
};

export function BudgetGrid({ month, statuses, actionsOf }: BudgetGridProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={visuallyHidden}>
        {texts.listOf(month)}
      </h2>
      <ul className={grid}>
        {statuses.map((status) => (
          <BudgetCard key={status.id} status={status} actions={actionsOf?.(status)} />
        ))}
      </ul>
    </section>
  );
}
