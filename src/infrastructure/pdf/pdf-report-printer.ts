import type { ReportPrinter, PrintedReport } from "../../application/exports/report-printer.ts";
import { drawLine } from "./draw-line.ts";
import { drawRing } from "./draw-ring.ts";
import { drawTable } from "./draw-table.ts";
import type { FetchFile } from "./fonts/typeface.ts";
import { A4, inks, startPaper, type Paper } from "./paper.ts";
import { takeTitled } from "./take-titled.ts";

/** Prints A4 pages with selectable text and vector graphics, in the browser. */
export const pdfReportPrinter = (fetchFile: FetchFile): ReportPrinter => ({
  print: async (report) => {
    const { language, names } = report;
    const title = `${report.title} — ${report.period}`;
    const paper = await startPaper(
      { title, language, words: { all: JSON.stringify(report), names } },
      fetchFile,
    );
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
});

const WIDTH = A4.width - 2 * A4.margin - 14;

/** Draws the tips, each with its title and its sentence. */
function drawAdvice(paper: Paper, { title, tips }: PrintedReport["advice"]): void {
  for (const [index, tip] of tips.entries()) {
    const lines = paper.lines(tip.message, WIDTH, 9.5);
    const height = 22 + lines.length * 13;
    const { page, top } = index === 0 ? takeTitled(paper, title, height) : paper.take(height);
    paper.decorate(page, () =>
      page.drawRectangle({
        x: A4.margin,
        y: top - height + 8,
        width: 3,
        height: height - 8,
        color: inks.brand,
      }),
    );
    paper.part("H3", () => paper.text(page, tip.title, A4.margin + 14, top - 10, { bold: true }));
    paper.part("P", () => {
      for (const [line, words] of lines.entries())
        paper.text(page, words, A4.margin + 14, top - 24 - line * 13, {
          size: 9.5,
          ink: inks.muted,
        });
    });
  }
}

const HEIGHT = 74;
const GAP = 12;

/** Draws the three figures of a report, side by side. */
function drawTotals(paper: Paper, totals: PrintedReport["totals"]): void {
  const { page, top } = paper.take(HEIGHT + 18);
  const width = (A4.width - 2 * A4.margin - GAP * (totals.length - 1)) / totals.length;
  for (const [index, { label, value, note, tone }] of totals.entries()) {
    const x = A4.margin + index * (width + GAP);
    paper.decorate(page, () => {
      page.drawRectangle({ x, y: top - HEIGHT, width, height: HEIGHT, color: inks.panel });
      page.drawRectangle({ x, y: top - HEIGHT, width: 3, height: HEIGHT, color: inks[tone] });
    });
    paper.part("P", () => {
      paper.text(page, label, x + 14, top - 20, { size: 9, ink: inks.muted });
      paper.text(page, value, x + 14, top - 42, { size: 17, ink: inks[tone], bold: true });
      paper.text(page, note, x + 14, top - 60, { size: 8, ink: inks.muted });
    });
  }
}
