import type { PrintedReport } from "../../application/exports/report-printer.ts";
import { A4, inks, type Paper } from "./paper.ts";
import { takeTitled } from "./take-titled.ts";

const WIDTH = A4.width - 2 * A4.margin - 14;

/** Draws the tips, each with its title and its sentence. */
export function drawAdvice(paper: Paper, { title, tips }: PrintedReport["advice"]): void {
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
