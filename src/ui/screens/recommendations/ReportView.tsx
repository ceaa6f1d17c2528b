import { BadgeCheck, Clock, CloudOff, Sparkles } from "lucide-react";
import { categoryShares } from "../../../domain/recommendations/summary-shares.ts";
import type {
  AnalysisSource,
  RecommendationReport,
} from "../../../domain/recommendations/recommendation.ts";
import { ZERO } from "../../../domain/shared/cents.ts";
import { formatInstant } from "../../../text/format-instant.ts";
import { recommendationsTexts as texts } from "../../../text/recommendations/recommendations-screen.ts";
import { Card } from "../../components/Card/Card.tsx";
import { TotalsStrip } from "../../components/TotalsStrip/TotalsStrip.tsx";
import { TopCategories } from "../transactions/TopCategories.tsx";
import { CostBar } from "./CostBar.tsx";
import { GoalProjections } from "./GoalProjections.tsx";
import type { RecommendationDialogs } from "./recommendations-feature.ts";
import { RecommendationList } from "./RecommendationList.tsx";
import * as styles from "./report-view.css.ts";

const SOURCE_ICONS: Readonly<Record<AnalysisSource, typeof Sparkles>> = {
  rules: BadgeCheck,
  provider: Sparkles,
  "rules-after-failure": CloudOff,
};

type ReportViewProps = {
  readonly report: RecommendationReport;
  readonly dialogs: RecommendationDialogs;
};

/** The findings of a period. */
export const ReportView = ({ report, dialogs }: ReportViewProps) => {
  const { period, summary, normal, analysis, source, madeAt } = report;
  const SourceIcon = SOURCE_ICONS[source];
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
        dialogs={dialogs}
      />
      <GoalProjections projections={analysis.projections} left={normal?.surplus ?? ZERO} />
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
