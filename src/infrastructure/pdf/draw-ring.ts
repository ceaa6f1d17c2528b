import type { PrintedReport } from "../../application/exports/report-printer.ts";
import { A4, categoryInks, inks, sliceInks, type Paper } from "./paper.ts";
import { takeTitled } from "./take-titled.ts";

const RADIUS = 62;
const HOLE = 40;
/** The right edge of the first column of figures beside the ring, and the distance to the next. */
const FIGURES = 260;
const FIGURE = 84;
const HEIGHT = 2 * RADIUS + 26;

type Slice = PrintedReport["ring"]["slices"][number];

/** A point on a circle around the origin, in SVG path syntax; a whole turn is 1. */
const point = (turn: number, radius: number): string => {
  const angle = turn * 2 * Math.PI;
  return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
};

/** The outline of a slice of the ring between two turns. A whole ring is drawn as two halves. */
function slicePath(from: number, to: number): string {
  if (to - from > 0.999)
    return `${slicePath(from, from + 0.5)} ${slicePath(from + 0.5, from + 0.998)}`;
  const large = to - from > 0.5 ? 1 : 0;
  const outer = `M ${point(from, RADIUS)} A ${RADIUS} ${RADIUS} 0 ${large} 1 ${point(to, RADIUS)}`;
  return `${outer} L ${point(to, HOLE)} A ${HOLE} ${HOLE} 0 ${large} 0 ${point(from, HOLE)} Z`;
}

/** Draws the expenses by category as a ring with its legend. */
export function drawRing(
  paper: Paper,
  { title, alt, middle, slices, empty }: PrintedReport["ring"],
): void {
  if (slices.every(({ share }) => share === 0)) {
    const { page, top } = takeTitled(paper, title, 30);
    paper.part("P", () => paper.text(page, empty, A4.margin, top - 10, { ink: inks.muted }));
    return;
  }
  const { page, top } = takeTitled(paper, title, HEIGHT);
  const [x, y] = [A4.margin + RADIUS + 8, top - RADIUS - 6];
  const inkOf = ({ colour }: Slice, index: number) =>
    colour ? categoryInks[colour] : (sliceInks[index] ?? inks.muted);
  const drawSlices = () => {
    let turn = 0;
    for (const [index, slice] of slices.entries()) {
      const path = slicePath(turn, turn + slice.share);
      const outline = { borderColor: inks.white, borderWidth: 1.2 };
      if (slice.share > 0) page.drawSvgPath(path, { x, y, color: inkOf(slice, index), ...outline });
      turn += slice.share;
    }
    const [name, total] = middle;
    paper.text(page, name, x, y + 6, { size: 8, ink: inks.muted, align: "middle" });
    paper.text(page, total, x, y - 8, { size: 11, bold: true, align: "middle" });
  };
  const drawEntry = (slice: Slice, index: number) => {
    const line = top - 22 - index * 19;
    const mark = { x: x + RADIUS + 36, y: line - 1, width: 8, height: 8 };
    paper.decorate(page, () => page.drawRectangle({ ...mark, color: inkOf(slice, index) }));
    paper.part("TH", () => paper.text(page, slice.label, x + RADIUS + 52, line), { scope: "Row" });
    for (const [column, words] of slice.figures.entries())
      paper.part("TD", () =>
        paper.text(page, words, x + RADIUS + FIGURES + column * FIGURE, line, { align: "end" }),
      );
  };

  paper.part("Figure", () => paper.mark(page, drawSlices), {
    alt,
    box: [x - RADIUS, y - RADIUS, x + RADIUS, y + RADIUS],
  });
  paper.part("Table", () => {
    for (const [index, slice] of slices.entries()) paper.part("TR", () => drawEntry(slice, index));
  });
}
