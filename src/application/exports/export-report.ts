import type { Report } from "../../domain/reports/report.ts";
import { toCsv, type CsvCell } from "../../domain/shared/csv.ts";
import type { Notice } from "../notice.ts";
import type { Clock } from "../clock.ts";
import type { FileSaver } from "./file-saver.ts";
import type { CivilDate } from "../../domain/shared/civil-date.ts";
import type { PrintedReport, ReportPrinter } from "./report-printer.ts";

type TableWording = (report: Report) => readonly (readonly CsvCell[])[];

/** Saves the report that is on the screen as tables. */
export const exportReportCsv =
  (files: FileSaver, clock: Clock, wording: TableWording) =>
  (report: Report): Notice => {
    const name = `fincontrol-relatorio-${clock.today()}.csv`;
    files.save({ name, type: "text/csv;charset=utf-8", content: toCsv(wording(report)) });
    return { type: "exported", file: "report-csv" };
  };

type PageWording = (report: Report, today: CivilDate, person: string) => PrintedReport;

/** Saves the report that is on the screen as a document. Rejects with a Failure. */
export const exportReportPdf =
  (
    printer: ReportPrinter,
    files: FileSaver,
    clock: Clock,
    person: () => string,
    wording: PageWording,
  ) =>
  async (report: Report): Promise<Notice> => {
    const today = clock.today();
    const content = await printer.print(wording(report, today, person()));
    files.save({ name: `fincontrol-relatorio-${today}.pdf`, type: "application/pdf", content });
    return { type: "exported", file: "report-pdf" };
  };
