import type { PDFPage } from "@cantoo/pdf-lib";
import type { PrintedReport } from "../../application/exports/report-printer.ts";
import { niceAxis } from "../../domain/reports/nice-axis.ts";
import { A4, inks, type Paper } from "./paper.ts";
import { takeTitled } from "./take-titled.ts";

const HEIGHT = 150;
const AXIS_WIDTH_PT = 62;
const NAME = 34;

/** Draws the balance of each month and the band of the coming ones, with the assumption of the band. */
export function drawLine(paper: Paper, line: PrintedReport["line"]): void {
  const notes = paper.lines(line.note, A4.width - 2 * A4.margin, 8.5);
  const { page, top } = takeTitled(paper, line.title, HEIGHT + 34 + notes.length * 12);
  paper.part("Figure", () => paper.mark(page, () => drawChart(paper, page, top, line)), {
    alt: line.alt,
    box: [A4.margin, top - HEIGHT - 18, A4.width - A4.margin, top],
  });
  paper.part("P", () => {
    for (const [index, words] of notes.entries())
      paper.text(page, words, A4.margin, top - HEIGHT - 34 - index * 12, {
        size: 8.5,
        ink: inks.muted,
      });
  });
}

function drawChart(paper: Paper, page: PDFPage, top: number, line: PrintedReport["line"]): void {
  const { names, points, unfinished, band, amount } = line;
  const { domain, ticks } = niceAxis([...points, ...band.flatMap(({ low, high }) => [low, high])]);
  const [low, high] = domain;
  const right = A4.width - A4.margin - 12;
  const step = (right - A4.margin - AXIS_WIDTH_PT) / Math.max(1, names.length - 1);
  const xOf = (index: number) => A4.margin + AXIS_WIDTH_PT + index * step;
  const yOf = (value: number) => top - HEIGHT + ((value - low) / (high - low)) * (HEIGHT - 8);
  // A path is drawn downwards from the top of the page.
  const draw = (places: readonly (readonly [x: number, y: number])[]) =>
    places.map(([x, y], index) => `${index === 0 ? "M" : "L"} ${x} ${A4.height - y}`).join(" ");

  for (const tick of ticks) {
    const y = yOf(tick);
    page.drawLine({
      start: { x: A4.margin + AXIS_WIDTH_PT, y },
      end: { x: right, y },
      thickness: tick === 0 ? 1 : 0.5,
      color: inks.line,
    });
    paper.text(page, amount(tick), A4.margin + AXIS_WIDTH_PT - 8, y - 3, {
      size: 8,
      ink: inks.muted,
      align: "end",
    });
  }
  const every = Math.ceil((names.length * NAME) / (right - A4.margin - AXIS_WIDTH_PT));
  for (const [index, name] of names.entries())
    if ((names.length - 1 - index) % Math.max(1, every) === 0)
      paper.text(page, name, xOf(index), top - HEIGHT - 14, {
        size: 8,
        ink: inks.muted,
        align: "middle",
      });

  const last = points.length - 1;
  const root = [xOf(last), yOf(points.at(-1) ?? 0)] as const;
  const along = (values: readonly number[]) =>
    values.map((value, index) => [xOf(last + 1 + index), yOf(value)] as const);
  if (band.length > 0) {
    const upper = along(band.map((month) => month.high));
    const lower = along(band.map((month) => month.low)).toReversed();
    const options = { x: 0, y: A4.height };
    page.drawSvgPath(`${draw([root, ...upper, ...lower])} Z`, { ...options, color: inks.band });
    page.drawSvgPath(draw([root, ...along(band.map(({ expected }) => expected))]), {
      ...options,
      borderColor: inks.brand,
      borderWidth: 1.4,
      borderDashArray: [4, 4],
    });
  }
  const known = points.map((value, index) => [xOf(index), yOf(value)] as const);
  const stroke = { x: 0, y: A4.height, borderColor: inks.brand, borderWidth: 2 };
  const over = unfinished ? known.slice(0, -1) : known;
  if (over.length > 1) page.drawSvgPath(draw(over), stroke);
  // The line to a month that is not over is dotted.
  if (unfinished && known.length > 1)
    page.drawSvgPath(draw(known.slice(-2)), { ...stroke, borderDashArray: [2, 3] });
  if (known.length === 1) page.drawCircle({ x: root[0], y: root[1], size: 3, color: inks.brand });
}
