import type { ReportPrinter } from "../../application/ports/report-printer.ts";
import { exportReportCsv } from "../../application/use-cases/export-report-csv.ts";
import { exportReportPdf } from "../../application/use-cases/export-report-pdf.ts";
import { viewReport } from "../../application/use-cases/view-report.ts";
import { printedReport } from "../../text/printed-report.ts";
import { reportRows } from "../../text/report-rows.ts";
import { readPeriod } from "../../ui/screens/reports/report-search.ts";
import type { ReportsFeature } from "../../ui/screens/reports/reports-feature.ts";
import { keys } from "../keys.ts";
import type { Shell } from "../shell.ts";
import { bindFileSaver } from "./bind-file-saver.ts";
import { startExport } from "./start-export.ts";

/** Fetches what draws documents only when one is to be drawn. */
const printer: ReportPrinter = {
  print: async (report) => {
    const { pdfReportPrinter } = await import("../../infrastructure/pdf/pdf-report-printer.ts");
    return pdfReportPrinter.print(report);
  },
};

/** Builds the reports' part (§2, Relatórios). */
export function startReports({ container, notify }: Shell): ReportsFeature {
  bindFileSaver(container);
  const files = container.get(keys.files);
  const clock = container.get(keys.clock);
  return {
    view: (periodo) => viewReport(clock)(readPeriod(periodo)),
    actors: {
      pdf: startExport(exportReportPdf(printer, files, clock, printedReport), notify),
      csv: startExport(exportReportCsv(files, clock, reportRows), notify),
    },
  };
}
