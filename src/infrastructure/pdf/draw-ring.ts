import type { PrintedReport } from "../../application/ports/report-printer.ts";
import { A4, categoryInks, inks, sliceInks, type Paper } from "./paper.ts";
import { takeTitled } from "./take-titled.ts";

const RADIUS = 62;
const HOLE = 40;
/** Where the first column of figures ends behind the ring, and how far it is to the next. */
const FIGURES = 260;
const FIGURE = 84;
const HEIGHT = 2 * RADIUS + 26;

/** A point on a circle around the origin, as an SVG path writes it; a whole turn is 1. */
const point = (turn: number, radius: number): string => {
  const angle = turn * 2 * Math.PI;
  return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
};

/** The outline of a slice of the ring from one turn to another. A whole ring is drawn as two halves. */
function slicePath(from: number, to: number): string {
  if (to - from > 0.999)
    return `${slicePath(from, from + 0.5)} ${slicePath(from + 0.5, from + 0.998)}`;
  const large = to - from > 0.5 ? 1 : 0;
  const outer = `M ${point(from, RADIUS)} A ${RADIUS} ${RADIUS} 0 ${large} 1 ${point(to, RADIUS)}`;
  return `${outer} L ${point(to, HOLE)} A ${HOLE} ${HOLE} 0 ${large} 0 ${point(from, HOLE)} Z`;
}

/** The expenses by category as a ring with its legend. */
export function drawRing(
  paper: Paper,
  { title, middle, slices, empty }: PrintedReport["ring"],
): void {
  if (slices.every(({ share }) => share === 0)) {
    const { page, top } = takeTitled(paper, title, 30);
    paper.text(page, empty, A4.margin, top - 10, { ink: inks.muted });
    return;
  }
  const { page, top } = takeTitled(paper, title, HEIGHT);
  const [x, y] = [A4.margin + RADIUS + 8, top - RADIUS - 6];
  let turn = 0;
  for (const [index, { label, figures, share, colour }] of slices.entries()) {
    const color = colour ? categoryInks[colour] : (sliceInks[index] ?? inks.muted);
    if (share > 0)
      page.drawSvgPath(slicePath(turn, turn + share), {
        x,
        y,
        color,
        borderColor: inks.white,
        borderWidth: 1.2,
      });
    turn += share;
    const line = top - 22 - index * 19;
    page.drawRectangle({ x: x + RADIUS + 36, y: line - 1, width: 8, height: 8, color });
    paper.text(page, label, x + RADIUS + 52, line, { size: 10 });
    for (const [column, words] of figures.entries())
      paper.text(page, words, x + RADIUS + FIGURES + column * FIGURE, line, {
        size: 10,
        align: "end",
      });
  }
  const [name, total] = middle;
  paper.text(page, name, x, y + 6, { size: 8, ink: inks.muted, align: "middle" });
  paper.text(page, total, x, y - 8, { size: 11, bold: true, align: "middle" });
}
