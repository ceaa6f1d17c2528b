import { reportTexts as texts } from "../../../text/reports/reports.ts";
import { monthSpan } from "../../../text/months.ts";
import { PremiumBadge } from "../../components/Badge/PremiumBadge.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { FeatureGate } from "../gate/FeatureGate.tsx";
import { PeriodChoice } from "./PeriodChoice.tsx";
import { EXAMPLE_REPORT } from "./report-example.ts";
import { ReportExports } from "./ReportExports.tsx";
import { ReportView } from "./ReportView.tsx";
import type { ReportsContent } from "./reports-feature.ts";

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
