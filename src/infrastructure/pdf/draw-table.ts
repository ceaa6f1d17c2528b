import type { PrintedReport } from "../../application/exports/report-printer.ts";
import { A4, inks, type Paper } from "./paper.ts";
import { takeTitled } from "./take-titled.ts";

const ROW = 18;
/** The most rows that are sure to fit on one page. */
const MAX_ROWS_TOGETHER = 30;
const WIDTH = A4.width - 2 * A4.margin;

/** Draws a table whose first column is text and the others figures; it may span several pages. */
export function drawTable(paper: Paper, { title, headers, rows }: PrintedReport["tables"][number]) {
  // The first column is twice as wide as each of the others.
  const part = WIDTH / (headers.length + 1);
  const cells = (
    page: Parameters<Paper["text"]>[0],
    texts: readonly string[],
    y: number,
    style: { readonly bold: boolean; readonly size: number },
  ) =>
    paper.part("TR", () => {
      for (const [index, words] of texts.entries()) {
        const head = style.bold ? "Column" : index === 0 ? "Row" : null;
        const place = A4.margin + (index === 0 ? 0 : part * (index + 2));
        const align = index === 0 ? "start" : "end";
        paper.part(
          head ? "TH" : "TD",
          () => paper.text(page, words, place, y, { ...style, align }),
          head ? { scope: head } : {},
        );
      }
    });
  const rule = (page: Parameters<Paper["text"]>[0], y: number, thickness: number) =>
    paper.decorate(page, () =>
      page.drawLine({
        start: { x: A4.margin, y },
        end: { x: A4.width - A4.margin, y },
        thickness,
        color: inks.line,
      }),
    );

  // A short table stays on one page; the title of a long one is not left alone at the foot of a page.
  const together = rows.length <= MAX_ROWS_TOGETHER;
  const head = takeTitled(paper, title, ROW * (together ? rows.length + 1 : 2));
  paper.part("Table", () => {
    cells(head.page, headers, head.top - 10, { bold: true, size: 8.5 });
    rule(head.page, head.top - 16, 1);
    for (const [index, texts] of rows.entries()) {
      const { page, top } =
        together || index === 0
          ? { page: head.page, top: head.top - ROW * (index + 1) }
          : paper.take(ROW);
      cells(page, texts, top - 12, { bold: false, size: 9.5 });
      rule(page, top - ROW, 0.5);
    }
  });
  paper.take(16);
}
