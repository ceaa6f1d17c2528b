import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { FileText, Sheet } from "lucide-react";
import type { ReactNode } from "react";
import { reportTexts as texts, periodNames } from "../../../text/reports/reports.ts";
import { monthSpan } from "../../../text/months.ts";
import { PremiumBadge } from "../../components/Badge/PremiumBadge.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { FeatureGate } from "../gate/FeatureGate.tsx";
import { EXAMPLE_REPORT } from "./report-example.ts";
import { ReportView } from "./ReportView.tsx";
import type { ReportsContent, ReportsActors } from "./reports-feature.ts";
import { REPORT_PERIODS, type ReportPeriod } from "../../../domain/reports/report-period.ts";
import { periodSearch } from "./report-search.ts";
import * as styles from "./period-choice.css.ts";
import type { Act } from "../../../application/acts/act.machine.ts";
import type { Report } from "../../../domain/reports/report.ts";
import { Button } from "../../components/Button/Button.tsx";

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

type ExportButtonProps = {
  readonly actor: Act<Report>;
  readonly report: Report;
  readonly icon: ReactNode;
  readonly children: string;
};

function ExportButton({ actor, report, icon, children }: ExportButtonProps) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"));
  return (
    <Button
      variant="secondary"
      icon={icon}
      pending={busy}
      pendingLabel={texts.exporting}
      onClick={() => actor.send({ type: "DO", of: report })}
    >
      {children}
    </Button>
  );
}

type ReportExportsProps = { readonly report: Report; readonly actors: ReportsActors };

/** Exports the report on the screen, as a document or as a table. */
const ReportExports = ({ report, actors }: ReportExportsProps) => (
  <>
    <ExportButton actor={actors.pdf} report={report} icon={<FileText size={16} aria-hidden />}>
      {texts.exportPdf}
    </ExportButton>
    <ExportButton actor={actors.csv} report={report} icon={<Sheet size={16} aria-hidden />}>
      {texts.exportCsv}
    </ExportButton>
  </>
);
