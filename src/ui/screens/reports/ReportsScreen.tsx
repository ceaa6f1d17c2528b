import { Link } from "@tanstack/react-router";
import { reportTexts as texts, periodNames } from "../../../text/reports/reports.ts";
import { monthSpan } from "../../../text/months.ts";
import { PremiumBadge } from "../../components/Badge/PremiumBadge.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { FeatureGate } from "../gate/FeatureGate.tsx";
import { EXAMPLE_REPORT } from "./report-example.ts";
import { ReportExports } from "./ReportExports.tsx";
import { ReportView } from "./ReportView.tsx";
import type { ReportsContent } from "./reports-feature.ts";
import { REPORT_PERIODS, type ReportPeriod } from "../../../domain/reports/report-period.ts";
import { periodSearch } from "./report-search.ts";
import * as styles from "./period-choice.css.ts";

/** The report on a period; null for users whose plan does not include reports. */
export const ReportsScreen = ({ content }: { readonly content: ReportsContent | null }) =>
  content === null ? (
    <>
      <PageHeader title={texts.title} subtitle={texts.lockedSubtitle} actions={<PremiumBadge />} />
      <FeatureGate feature="reports" example={<ReportView report={EXAMPLE_REPORT} />}>
        {null}
      </FeatureGate>
    </>
  ) : (
    <>
      <PageHeader
        title={texts.title}
        subtitle={monthSpan(content.report.months.map(({ month }) => month))}
        actions={<ReportExports report={content.report} actors={content.actors} />}
      />
      <PeriodChoice chosen={content.report.period} />
      <ReportView report={content.report} />
    </>
  );

/** The periods as links, so that each has its own address and is preloaded on hover. */
const PeriodChoice = ({ chosen }: { readonly chosen: ReportPeriod }) => (
  <nav aria-label={texts.period} className={styles.choice}>
    {REPORT_PERIODS.map((period) => (
      <Link
        key={period}
        to="/relatorios"
        search={periodSearch(period)}
        resetScroll={false}
        className={styles.period}
        aria-current={period === chosen ? "true" : undefined}
      >
        {periodNames[period]}
      </Link>
    ))}
  </nav>
);
