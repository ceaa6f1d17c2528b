import { type MonthlyTotals, monthlyTotals } from "../../../domain/reports/monthly-totals.ts";
import { historyTexts as texts } from "../../../text/transactions/history.ts";
import { Card } from "../../components/Card/Card.tsx";
import { FeatureGate } from "../gate/FeatureGate.tsx";
import { LockBadge } from "../gate/LockBadge.tsx";
import { empty, trend } from "./monthly-trend.css.ts";
import { TrendStrip } from "./TrendStrip.tsx";
import { cents } from "../../../domain/shared/cents.ts";
import { civilDate } from "../../../domain/shared/civil-date.ts";
import { transactionId } from "../../../domain/shared/ids.ts";
import { monthOf } from "../../../domain/shared/year-month.ts";
import type { Transaction, TransactionKind } from "../../../domain/transactions/transaction.ts";

/** Made-up months, in euros, for users whose plan does not include them. */
const EUROS = [
  [1850, 1510],
  [1850, 1632],
  [2010, 1480],
  [1850, 1905],
  [1850, 1440],
  [2350, 1679],
] as const;

const record = (kind: TransactionKind, month: number, euros: number): Transaction => ({
  id: transactionId(`${kind}-${month}`),
  kind,
  date: civilDate(2026, month, 1),
  category: "",
  amount: cents(euros * 100),
  description: null,
});

const records = EUROS.flatMap(([income, expenses], index) => [
  record("income", index + 1, income),
  record("expense", index + 1, expenses),
]);

const TREND_EXAMPLE = monthlyTotals(
  records,
  EUROS.map((_, index) => monthOf(civilDate(2026, index + 1, 1))),
);

/** The months of the filtered list, for Premium. */
export const MonthlyTrend = ({ months }: { readonly months: readonly MonthlyTotals[] }) => (
  <Card title={texts.trend} action={<LockBadge feature="advanced-history" />} className={trend}>
    <FeatureGate feature="advanced-history" example={<TrendStrip months={TREND_EXAMPLE} />}>
      {months.length === 0 ? (
        <p className={empty}>{texts.noTrend}</p>
      ) : (
        <TrendStrip months={months} />
      )}
    </FeatureGate>
  </Card>
);
