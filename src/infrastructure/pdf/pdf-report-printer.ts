import type { ReportPrinter } from "../../application/exports/report-printer.ts";
import { drawAdvice } from "./draw-advice.ts";
import { drawLine } from "./draw-line.ts";
import { drawRing } from "./draw-ring.ts";
import { drawTable } from "./draw-table.ts";
import { drawTotals } from "./draw-totals.ts";
import { A4, inks, startPaper } from "./paper.ts";

/** Prints A4 pages with selectable text and vector graphics, in the browser. */
export const pdfReportPrinter: ReportPrinter = {
  print: async (report) => {
    const paper = await startPaper(`${report.title} — ${report.period}`, report.language);
    const { page, top } = paper.take(66);
    paper.part("H1", () =>
      paper.text(page, report.title, A4.margin, top - 18, { size: 22, bold: true }),
    );
    paper.part("P", () =>
      paper.text(page, report.period, A4.margin, top - 36, { size: 11, ink: inks.muted }),
    );
    paper.part("P", () =>
      paper.text(page, report.madeOn, A4.width - A4.margin, top - 36, {
        size: 9,
        ink: inks.muted,
        align: "end",
      }),
    );
    drawTotals(paper, report.totals);
    drawLine(paper, report.line);
    drawRing(paper, report.ring);
    drawAdvice(paper, report.advice);
    for (const table of report.tables) drawTable(paper, table);
    return paper.finish(report.page);
  },
};
