import type { MonthlyTotals } from "../../../domain/reports/monthly-totals.ts";
import { historyTexts as texts } from "../../../text/transactions/history.ts";
import { Card } from "../../components/Card/Card.tsx";
import { FeatureGate } from "../gate/FeatureGate.tsx";
import { LockBadge } from "../gate/LockBadge.tsx";
import { empty, trend } from "./monthly-trend.css.ts";
import { TREND_EXAMPLE } from "./trend-example.ts";
import { TrendStrip } from "./TrendStrip.tsx";

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
