import { COLUMNS_MAX, LINES_MAX } from "../../domain/imports/file-limits.ts";
import type { Cell, Sheet } from "../../domain/imports/tables/sheet.ts";
import { FileFault } from "./file-fault.ts";
import { fillMerged, type Merge } from "./merged-cells.ts";

/** The cells of a sheet while it is read; rows and columns count from 0. */
export type Grid = {
  /** Sets a cell that has a content; throws if it is beyond the limits of a table. */
  readonly set: (row: number, column: number, cell: Cell) => void;
  readonly merge: (merge: Merge) => void;
  /** The rows, all of one width, each with its number from 1. */
  readonly sheet: () => Sheet;
};

/** Makes an empty grid; only its filled cells take memory, whatever places a file claims. */
export function makeGrid(): Grid {
  const rows: Cell[][] = [];
  const merges: Merge[] = [];
  let width = 0;
  return {
    set: (row, column, cell) => {
      if (row >= LINES_MAX) throw new FileFault({ type: "too-many-rows" });
      if (column >= COLUMNS_MAX) throw new FileFault({ type: "too-many-columns" });
      while (rows.length <= row) rows.push([]);
      const cells = rows[row] ?? [];
      if (cells[column] !== undefined && cells[column] !== null)
        throw new SyntaxError("two cells in one place");
      while (cells.length < column) cells.push(null);
      cells[column] = cell;
      width = Math.max(width, column + 1);
    },
    merge: (merge) => {
      merges.push(merge);
    },
    sheet: () => {
      for (const cells of rows) while (cells.length < width) cells.push(null);
      fillMerged(rows, merges);
      return rows.map((cells, at) => ({ line: at + 1, cells }));
    },
  };
}
