import { CalendarClock, TriangleExclamationPoint } from "lucide-react";
import type { Dashboard } from "../../../application/dashboard/view-dashboard.ts";
import { dashboardTexts as texts } from "../../../text/pages/dashboard.ts";
import { formatMonth } from "../../../text/format.ts";
import { prefetchedComponent } from "../../prefetched-component.tsx";
import { useToday } from "../../signed-in-context.ts";
import { Money } from "../../components/Money/Money.tsx";
import { Sparkline } from "../../components/Sparkline/Sparkline.tsx";
import { recordsIn } from "../../components/HistoryLink/history-of.ts";
import { HistoryLink } from "../../components/HistoryLink/HistoryLink.tsx";
import * as styles from "../../components/TotalCard/total-card.css.ts";
import { TotalCard } from "../../components/TotalCard/TotalCard.tsx";

// The reader of the balance is fetched once the rest is shown.
const BalanceReader = prefetchedComponent(
  async () => (await import("./BalanceReader.tsx")).BalanceReader,
);

/** Balance, income and expenses of the month; three cards, or one compact card on the phone. */
export function MonthTotals({ overview, covering }: Pick<Dashboard, "overview" | "covering">) {
  const { totals, month, isCurrent, incomeChange, expenseChange, balanceByDay } = overview;
  const badge = isCurrent ? texts.thisMonth : formatMonth(month);
  const until = overview.comparedUntil;
  const records = recordsIn([month]);
  const today = useToday();
  const negative = totals.balance < 0;
  return (
    <div className={styles.totals}>
      <TotalCard
        badge={badge}
        label={texts.balance}
        figure={
          <HistoryLink filter={records}>
            <Money amount={totals.balance} tone={negative ? "negative" : "plain"} size="figure" />
          </HistoryLink>
        }
        hero
      >
        <p className={styles.of}>{texts.balanceOf(month)}</p>
        {covering.length > 0 ? (
          <p className={styles.covered}>
            <CalendarClock size={16} aria-hidden />
            {texts.covered(covering, today)}
          </p>
        ) : negative ? (
          <p className={styles.warning}>
            <TriangleExclamationPoint size={16} aria-hidden />
            {texts.negative}
          </p>
        ) : (
          <Sparkline values={balanceByDay}>
            <BalanceReader month={month} values={balanceByDay} />
          </Sparkline>
        )}
      </TotalCard>
      <TotalCard
        badge={badge}
        label={texts.income}
        figure={
          <HistoryLink filter={{ ...records, kind: "income" }}>
            <Money amount={totals.income} tone="positive" size="figure" />
          </HistoryLink>
        }
      >
        <p className={styles.note}>{texts.note(totals.incomeCount, incomeChange, until)}</p>
      </TotalCard>
      <TotalCard
        badge={badge}
        label={texts.expenses}
        figure={
          <HistoryLink filter={{ ...records, kind: "expense" }}>
            <Money amount={totals.expenses} tone="negative" size="figure" />
          </HistoryLink>
        }
      >
        <p className={styles.note}>{texts.note(totals.expenseCount, expenseChange, until)}</p>
      </TotalCard>
    </div>
  );
}
