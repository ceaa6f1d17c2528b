import { usedPart, type BudgetStatus } from "../../../domain/budgets/budget-status.ts";
import type { BudgetTotals } from "../../../domain/budgets/budget-totals.ts";
import { cents } from "../../../domain/shared/cents.ts";
import { budgetTexts as texts } from "../../../text/budgets/budgets.ts";
import { Money } from "../../components/Money/Money.tsx";
import { Progress } from "../../components/Progress/Progress.tsx";
import * as styles from "../../components/TotalCard/total-card.css.ts";
import { TotalCard } from "../../components/TotalCard/TotalCard.tsx";
import { totalBar } from "./budgets.css.ts";

type BudgetSummaryProps = {
  readonly totals: BudgetTotals;
  readonly statuses: readonly BudgetStatus[];
};

/** The budgeted, spent and remaining totals; three cards, or one compact card on the phone. */
export function BudgetSummary({ totals, statuses }: BudgetSummaryProps) {
  const { limit, spent, refunded, remaining } = totals;
  const over = remaining < 0;
  const exceeded = statuses.filter((status) => status.remaining < 0).length;
  return (
    <div className={styles.totals}>
      <TotalCard label={texts.totalLimit} figure={<Money amount={limit} size="figure" />} hero>
        <p className={styles.note}>{texts.count(statuses.length)}</p>
        <div className={totalBar}>
          <Progress
            label={texts.totalUsed}
            value={usedPart(spent, limit)}
            tone={over ? "negative" : "brand"}
          />
        </div>
      </TotalCard>
      <TotalCard label={texts.totalSpent} figure={<Money amount={spent} size="figure" />}>
        <p className={styles.note}>
          {texts.used(usedPart(spent, limit))}
          {refunded !== undefined && ` · ${texts.totalRefunded(refunded)}`}
        </p>
      </TotalCard>
      <TotalCard
        label={over ? texts.over : texts.totalRemaining}
        figure={
          <Money
            amount={cents(Math.abs(remaining))}
            tone={over ? "negative" : "plain"}
            size="figure"
          />
        }
      >
        <p className={styles.note}>
          {exceeded === 0 ? texts.noneExceeded : texts.exceeded(exceeded)}
        </p>
      </TotalCard>
    </div>
  );
}
