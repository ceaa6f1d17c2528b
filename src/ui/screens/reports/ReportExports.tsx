import { useSelector } from "@xstate/react";
import { FileText, Sheet } from "lucide-react";
import type { ReactNode } from "react";
import type { Act } from "../../../application/acts/act.machine.ts";
import type { Report } from "../../../domain/reports/report.ts";
import { reportTexts as texts } from "../../../text/reports/reports.ts";
import { Button } from "../../components/Button/Button.tsx";
import type { ReportsActors } from "./reports-feature.ts";

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
export const ReportExports = ({ report, actors }: ReportExportsProps) => (
  <>
    <ExportButton actor={actors.pdf} report={report} icon={<FileText size={16} aria-hidden />}>
      {texts.exportPdf}
    </ExportButton>
    <ExportButton actor={actors.csv} report={report} icon={<Sheet size={16} aria-hidden />}>
      {texts.exportCsv}
    </ExportButton>
  </>
);
