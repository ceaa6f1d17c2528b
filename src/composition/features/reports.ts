import type { ReportPrinter } from "../../application/exports/report-printer.ts";
import { exportReportCsv, exportReportPdf } from "../../application/exports/export-report.ts";
import { whenBook } from "../../application/ledger/ledger.ts";
import { needWhole } from "../../application/ledger/whole-book.ts";
import { knownIn } from "../../application/forecast/view-forecast.ts";
import { viewReport } from "../../application/reports/view-report.ts";
import { viewOwnColours } from "../../application/categories/view-own-colours.ts";
import { perBook } from "../../application/ledger/per-book.ts";
import type { Book } from "../../domain/ledger/book.ts";
import type { Report } from "../../domain/reports/report.ts";
import type { CivilDate } from "../../domain/shared/civil-date.ts";
import { printedReport } from "../../text/exports/printed-report.ts";
import { reportRows } from "../../text/exports/report-rows.ts";
import { readPeriod } from "../../ui/screens/reports/report-search.ts";
import type { ForecastFeature } from "../../ui/screens/forecast/forecast-feature.ts";
import type { ReportsFeature } from "../../ui/screens/reports/reports-feature.ts";
import { startExport } from "../actors/start-export.ts";
import { feature, type NeedsOf } from "../container/feature.ts";
import { keys } from "../container/keys.ts";
import { forecastFeature } from "./forecast.ts";

/** How long a report waits for the months that its tips need; it is shown without them after that. */
const MAX_READING_MS = 3_000;

const giveUp = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/** Fetches the module that draws documents only when one is needed. */
const printer: ReportPrinter = {
  print: async (report) => {
    const [{ pdfReportPrinter }, { fetchFont }] = await Promise.all([
      import("../../infrastructure/pdf/pdf-report-printer.ts"),
      import("../../infrastructure/pdf/fonts/fetch-font.ts"),
    ]);
    return pdfReportPrinter(fetchFont).print(report);
  },
};

const needs = {
  clock: keys.clock,
  files: keys.files,
  notify: keys.notify,
  session: keys.session,
  ledger: keys.ledger,
  forecast: forecastFeature.made,
};

/** The reports on a period. */
export const reportsFeature = feature(forecastFeature.bindings, needs, startReports);

/** Starts the exports of a report. */
export function startReports({
  clock,
  files,
  notify,
  session,
  ledger,
  forecast,
}: Omit<NeedsOf<typeof needs>, "forecast"> & {
  readonly forecast: Pick<ForecastFeature, "load" | "view">;
}): ReportsFeature {
  const person = () => session.getSnapshot().context.session?.user.username ?? "";
  const colourOf = (category: string) => viewOwnColours(ledger.getSnapshot())(category);
  const wording = (report: Report, today: CivilDate, name: string) =>
    printedReport(report, today, name, colourOf);
  return {
    load: async () => {
      needWhole(ledger);
      // Of a report everything else is there without what only the server knows of the accounts.
      const basis = await forecast.load().catch(() => null);
      const aheadIn = basis && perBook(clock, forecast.view(basis, "year", null));
      // Tips that the days to come change would make the page jump: these months are read at once.
      if (aheadIn)
        await whenBook(ledger, (book) => aheadIn(book) !== "reading", giveUp(MAX_READING_MS));
      const aheadOf = (book: Book) => aheadIn && knownIn(aheadIn(book));
      const view = viewReport(clock, aheadOf);
      return (periodo) => view(readPeriod(periodo));
    },
    actors: {
      pdf: startExport(exportReportPdf(printer, files, clock, person, wording), notify),
      csv: startExport(exportReportCsv(files, clock, reportRows), notify),
    },
  };
}
