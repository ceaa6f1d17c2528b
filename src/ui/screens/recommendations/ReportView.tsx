import { BadgeCheck, Clock, CloudOff, Sparkles } from "lucide-react";
import { useMemo } from "react";
import { categoryShares } from "../../../domain/recommendations/summary-shares.ts";
import type {
  AnalysisSource,
  RecommendationReport,
} from "../../../domain/recommendations/recommendation.ts";
import { isOutdatedIn } from "../../../domain/recommendations/is-outdated-in.ts";
import { formatInstant } from "../../../text/format-instant.ts";
import { recommendationsTexts as texts } from "../../../text/recommendations/recommendations-screen.ts";
import { Card } from "../../components/Card/Card.tsx";
import { TotalsStrip } from "../../components/TotalsStrip/TotalsStrip.tsx";
import { useLedgerView } from "../../use-ledger-view.ts";
import { TopCategories } from "../transactions/TopCategories.tsx";
import { CostBar } from "./CostBar.tsx";
import { GoalProjections } from "./GoalProjections.tsx";
import { OutdatedNotice } from "./OutdatedNotice.tsx";
import type { RecommendationDialogs, RecommendationsActor } from "./recommendations-feature.ts";
import { RecommendationList } from "./RecommendationList.tsx";
import * as styles from "./report-view.css.ts";
import { usePlanToday } from "./use-plan-today.ts";

const SOURCE_ICONS: Readonly<Record<AnalysisSource, typeof Sparkles>> = {
  rules: BadgeCheck,
  provider: Sparkles,
  "rules-after-failure": CloudOff,
};

type ReportViewProps = {
  readonly report: RecommendationReport;
  readonly recommendations: RecommendationsActor;
  readonly dialogs: RecommendationDialogs;
};

/** The findings of a period; the plan of the goals is today's, as on every screen. */
export const ReportView = ({ report, recommendations, dialogs }: ReportViewProps) => {
  const { period, summary, analysis, source, madeAt } = report;
  const SourceIcon = SOURCE_ICONS[source];
  const isOutdated = useLedgerView(useMemo(() => isOutdatedIn(report), [report]));
  const { projections, normal } = usePlanToday() ?? {
    projections: analysis.projections,
    normal: report.normal,
  };
  return (
    <section className={styles.report} aria-label={texts.result}>
      <div>
        <h2 className={styles.heading}>{texts.heading(period)}</h2>
        <p className={styles.source}>
          <SourceIcon size={16} aria-hidden />
          {texts.sources[source]}
        </p>
        <p className={styles.source}>
          <Clock size={16} aria-hidden />
          {texts.madeAt}{" "}
          <time dateTime={new Date(madeAt).toISOString()}>{formatInstant(madeAt)}</time>
        </p>
        {isOutdated && <OutdatedNotice recommendations={recommendations} period={period} />}
      </div>
      <TotalsStrip
        totals={[
          {
            label: texts.meanBalance,
            amount: summary.meanBalance,
            note: texts.perMonth(summary),
            tone: summary.meanBalance < 0 ? "negative" : "plain",
            hero: true,
          },
          {
            label: texts.income,
            amount: summary.income,
            note: texts.inPeriod(summary.totalOf, period),
            tone: "positive",
          },
          {
            label: texts.expenses,
            amount: summary.expenses,
            note: texts.inPeriod(summary.totalOf, period),
            tone: "negative",
          },
        ]}
      />
      <Card title={texts.analysis}>
        <p className={styles.analysis}>{analysis.text}</p>
      </Card>
      <RecommendationList
        recommendations={analysis.recommendations}
        period={period}
        isOutdated={isOutdated}
        dialogs={dialogs}
      />
      <GoalProjections projections={projections} normal={normal} />
      <div className={styles.halves}>
        <Card title={texts.byCategory}>
          {summary.byCategory.length === 0 ? (
            <p className={styles.quiet}>{texts.noExpenses}</p>
          ) : (
            <TopCategories shares={categoryShares(summary)} withAmounts />
          )}
        </Card>
        <CostBar summary={summary} />
      </div>
    </section>
  );
};
