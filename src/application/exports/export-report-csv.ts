import type { Report } from "../../domain/reports/report.ts";
import { toCsv, type CsvCell } from "../../domain/shared/csv.ts";
import type { Notice } from "../notice.ts";
import type { Clock } from "../clock.ts";
import type { FileSaver } from "./file-saver.ts";

type Wording = (report: Report) => readonly (readonly CsvCell[])[];

/** Saves the report that is on the screen as tables. */
export const exportReportCsv =
  (files: FileSaver, clock: Clock, wording: Wording) =>
  (report: Report): Notice => {
    const name = `fincontrol-relatorio-${clock.today()}.csv`;
    files.save({ name, type: "text/csv;charset=utf-8", content: toCsv(wording(report)) });
    return { type: "exported", file: "report-csv" };
  };
