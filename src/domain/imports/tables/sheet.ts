import { CELL_MAX, COLUMNS_MAX, LINES_MAX } from "../file-limits.ts";
import type { ReadFault } from "../read-fault.ts";

/** The content of a cell: text, a typed number, or nothing. A typed date is ISO text. */
export type Cell = string | number | null;

/** A row of a table; `line` is its line in the file, from 1. A misfit has more cells than its header. */
export type SheetRow = {
  readonly line: number;
  readonly cells: readonly Cell[];
  readonly isMisfit?: true;
};

/** A table as it was read, including the lines above and below the movements. */
export type Sheet = readonly SheetRow[];

export const cellText = (cell: Cell | undefined): string =>
  cell === null || cell === undefined ? "" : String(cell).trim();

/** The fault of a table that is too large, or null. */
export function sheetFault(sheet: Sheet): ReadFault | null {
  if (sheet.length > LINES_MAX) return { type: "too-many-rows" };
  for (const { cells } of sheet) {
    if (cells.length > COLUMNS_MAX) return { type: "too-many-columns" };
    for (const cell of cells)
      if (typeof cell === "string" && cell.length > CELL_MAX) return { type: "too-long-cell" };
  }
  return null;
}

/** The rows with empty cells added up to the width of the widest: a last row with fewer cells counts as cut off. */
export function ofOneWidth(sheet: Sheet): Sheet {
  const width = sheet.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const padding = Array.from({ length: width }, (): Cell => null);
  return sheet.map(({ line, cells }) => ({
    line,
    cells: cells.length === width ? cells : [...cells, ...padding.slice(cells.length)],
  }));
}
