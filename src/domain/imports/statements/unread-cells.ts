import type { NamedCell, Statement } from "./statement.ts";
import { cellText, type Sheet, type SheetRow } from "../tables/sheet.ts";

/** How many unread rows are told with their cells, how many cells of each, and how much of a cell, in UTF-16 units. */
const MAX_ROWS = 100;
const MAX_CELLS = 40;
const TEXT_MAX = 300;

/** Adds to the unread rows of a table their cells, each under the name of its column. */
export function withUnreadCells(
  statement: Statement,
  header: SheetRow | null,
  rows: Sheet,
): Statement {
  if (statement.unread.length === 0) return statement;
  const wanted = new Set(statement.unread.slice(0, MAX_ROWS).map(({ line }) => line));
  const ofLine = new Map(
    rows.filter(({ line }) => wanted.has(line)).map((row) => [row.line, namedCells(header, row)]),
  );
  const unread = statement.unread.map((row) => {
    const cells = ofLine.get(row.line);
    return cells === undefined ? row : { ...row, cells };
  });
  return { ...statement, unread };
}

const shown = (text: string): string => text.slice(0, TEXT_MAX).toWellFormed();

const namedCells = (header: SheetRow | null, { cells }: SheetRow): readonly NamedCell[] =>
  cells
    .map((cell, at) => ({
      column: shown(cellText(header?.cells[at])),
      text: shown(cellText(cell)),
    }))
    .filter(({ text }) => text !== "")
    .slice(0, MAX_CELLS);
