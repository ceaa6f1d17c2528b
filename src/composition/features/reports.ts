import type { Clock } from "../../application/ports/clock.ts";
import type { FileSaver } from "../../application/ports/file-saver.ts";
import type { ReportPrinter } from "../../application/ports/report-printer.ts";
import { exportReportCsv } from "../../application/use-cases/export-report-csv.ts";
import { exportReportPdf } from "../../application/use-cases/export-report-pdf.ts";
import { viewReport } from "../../application/use-cases/view-report.ts";
import { printedReport } from "../../text/printed-report.ts";
import { reportRows } from "../../text/report-rows.ts";
import { readPeriod } from "../../ui/screens/reports/report-search.ts";
import type { ReportsFeature } from "../../ui/screens/reports/reports-feature.ts";
import { startExport } from "../actors/start-export.ts";
import { feature } from "../container/feature.ts";
import { keys, type Notify } from "../container/keys.ts";

type Needs = { readonly clock: Clock; readonly files: FileSaver; readonly notify: Notify };

/** Fetches what draws documents only when one is to be drawn. */
const printer: ReportPrinter = {
  print: async (report) => {
    const { pdfReportPrinter } = await import("../../infrastructure/pdf/pdf-report-printer.ts");
    return pdfReportPrinter.print(report);
  },
};

/** The reports on a period. */
export const reportsFeature = feature(
  [],
  { clock: keys.clock, files: keys.files, notify: keys.notify },
  startReports,
);

/** Starts the exports of a report. */
export function startReports({ clock, files, notify }: Needs): ReportsFeature {
  return {
    view: (periodo) => viewReport(clock)(readPeriod(periodo)),
    actors: {
      pdf: startExport(exportReportPdf(printer, files, clock, printedReport), notify),
      csv: startExport(exportReportCsv(files, clock, reportRows), notify),
    },
  };
}
