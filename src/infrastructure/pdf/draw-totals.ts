import type { PrintedReport } from "../../application/exports/report-printer.ts";
import { A4, inks, type Paper } from "./paper.ts";

const HEIGHT = 74;
const GAP = 12;

/** Draws the three figures of a report, side by side. */
export function drawTotals(paper: Paper, totals: PrintedReport["totals"]): void {
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
