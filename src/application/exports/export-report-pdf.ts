import type { Report } from "../../domain/reports/report.ts";
import type { CivilDate } from "../../domain/shared/civil-date.ts";
import type { Notice } from "../notice.ts";
import type { Clock } from "../clock.ts";
import type { FileSaver } from "./file-saver.ts";
import type { PrintedReport, ReportPrinter } from "./report-printer.ts";

type Wording = (report: Report, today: CivilDate, person: string) => PrintedReport;

/** Saves the report that is on the screen as a document. Rejects with a Failure. */
export const exportReportPdf =
  (
    printer: ReportPrinter,
    files: FileSaver,
    clock: Clock,
    person: () => string,
    wording: Wording,
  ) =>
  async (report: Report): Promise<Notice> => {
    const today = clock.today();
    const content = await printer.print(wording(report, today, person()));
    files.save({ name: `fincontrol-relatorio-${today}.pdf`, type: "application/pdf", content });
    return { type: "exported", file: "report-pdf" };
  };
