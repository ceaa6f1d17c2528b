import { useNavigate } from "@tanstack/react-router";
import { ChartPie } from "lucide-react";
import type { YearMonth } from "../../../domain/shared/year-month.ts";
import type { CategoryShare } from "../../../domain/transactions/category-shares.ts";
import { dashboardTexts as texts } from "../../../text/pages/dashboard.ts";
import { Card } from "../Card/Card.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { useOwnColours } from "../../use-own-colours.ts";
import { PieRing } from "../PieRing/PieRing.tsx";
import { expensesIn, historyOf } from "../HistoryLink/history-of.ts";
import { HistoryLink } from "../HistoryLink/HistoryLink.tsx";

type ExpenseRingProps = {
  readonly shares: readonly CategoryShare[];
  /** The months that the shares are of, the oldest first. */
  readonly months: readonly YearMonth[];
};

/** The expenses of some months by category. A total of zero has no shares to draw. */
export function ExpenseRing({ shares, months }: ExpenseRingProps) {
  const navigate = useNavigate();
  const colourOf = useOwnColours();
  return (
    <Card title={texts.byCategory}>
      {shares.some(({ amount }) => amount > 0) ? (
        <PieRing
          caption={texts.byCategory}
          colourOf={colourOf}
          shares={shares}
          renderLabel={(category) => (
            <HistoryLink filter={expensesIn(months, category)}>{category}</HistoryLink>
          )}
          onChoose={(category) => void navigate(historyOf(expensesIn(months, category)))}
        />
      ) : (
        <EmptyState icon={<ChartPie size={24} />} message={texts.noExpenses} />
      )}
    </Card>
  );
}
