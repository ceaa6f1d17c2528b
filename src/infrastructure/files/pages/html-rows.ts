import { COLUMNS_MAX } from "../../../domain/imports/file-limits.ts";
import type { Sheet } from "../../../domain/imports/tables/sheet.ts";
import { FileFault } from "../file-fault.ts";
import { makeGrid } from "../grid.ts";
import { htmlText, isHiding } from "./html-text.ts";

/** The most columns or rows for which a cell may stand, as in browsers. */
const COLSPAN_MAX = 1_000;
const ROWSPAN_MAX = 65_534;

/** A cell while it is read: the first column and the number of rows for which it stands, and what is in it. */
type OpenCell = {
  readonly column: number;
  readonly height: number;
  markup: string;
  readonly tables: HtmlTable[];
};

/** A table of a page while it is read; `place` is its place among all tables. */
export type HtmlTable = {
  readonly place: number;
  readonly hidden: boolean;
  /** Begins or ends a group of rows. */
  readonly group: (closing: boolean, attributes: string) => void;
  readonly row: (line: number, attributes: string) => void;
  readonly endRow: () => void;
  readonly cell: (line: number, attributes: string) => void;
  readonly endCell: () => void;
  /** Whether a cell is open, which then takes the text of the page. */
  readonly isIn: () => boolean;
  readonly text: (markup: string) => void;
  /** Takes a table that was within one of its cells. */
  readonly hold: (table: HtmlTable) => void;
  /** The texts of its rows. */
  readonly texts: readonly string[];
  /** The tables within its cells that are tables of their own. */
  readonly within: readonly HtmlTable[];
  readonly sheet: () => Sheet;
};

/** Opens a table. Only what is shown is in it. */
export function openTable(place: number, hidden: boolean): HtmlTable {
  const grid = makeGrid();
  const lines: number[] = [];
  const texts: string[] = [];
  const within: HtmlTable[] = [];
  /** For each column, the row below the last one for which a cell stands. */
  const taken: number[] = [];
  let cells: OpenCell[] = [];
  let cell: OpenCell | null = null;
  let column = 0;
  let [hiddenGroup, hiddenRow] = [false, hidden];
  const endRow = () => {
    cell = null;
    if (lines.length > texts.length) {
      const row = lines.length - 1;
      const filled = contentsOf(cells);
      for (const { column: at, height, text } of filled) {
        if (text !== "") grid.set(row, at, text);
        if (height > 1) grid.merge({ row, column: at, height });
      }
      within.push(...filled.flatMap(({ apart }) => apart));
      texts.push(filled.map(({ text }) => text).join(" "));
    }
    cells = [];
  };
  return {
    place,
    hidden,
    texts,
    within,
    endRow,
    group: (closing, attributes) => {
      endRow();
      hiddenGroup = !closing && isHiding(attributes);
    },
    row: (line, attributes) => {
      endRow();
      hiddenRow = hidden || hiddenGroup || isHiding(attributes);
      if (!hiddenRow) lines.push(line);
      column = 0;
    },
    cell: (line, attributes) => {
      cell = null;
      if (hiddenRow || isHiding(attributes)) return;
      if (cells.length === COLSPAN_MAX) throw new FileFault({ type: "too-many-columns" });
      if (lines.length === 0) lines.push(line);
      const row = lines.length - 1;
      while ((taken[column] ?? 0) > row) column += 1;
      const height = spanOf(attributes, "rowspan", ROWSPAN_MAX);
      const end = column + spanOf(attributes, "colspan", COLSPAN_MAX);
      cell = { column, height, markup: "", tables: [] };
      cells.push(cell);
      if (height > 1)
        for (let at = column; at < Math.min(end, COLUMNS_MAX); at += 1) taken[at] = row + height;
      column = end;
    },
    endCell: () => {
      cell = null;
    },
    isIn: () => cell !== null,
    text: (markup) => {
      if (cell !== null) cell.markup += markup;
    },
    hold: (table) => {
      if (cell === null) within.push(table);
      else cell.tables.push(table);
    },
    sheet: () =>
      grid.sheet().map((row) => ({ line: lines[row.line - 1] ?? row.line, cells: row.cells })),
  };
}

/**
 * The cells of a row with their texts, and the tables in them that are tables of their own. One of a single row in a row
 * of several cells only lays out the text of its cell.
 */
function contentsOf(row: readonly OpenCell[]) {
  const cells = row.map((cell) => ({ ...cell, text: htmlText(cell.markup) }));
  const isRow = cells.filter(({ tables, text }) => tables.length > 0 || text !== "").length > 1;
  return cells.map(({ column, height, tables, text }) => {
    const inside = isRow ? tables.filter(({ texts }) => texts.length === 1) : [];
    return {
      column,
      height,
      text: [text, ...inside.flatMap(({ texts }) => texts)].join(" ").trim(),
      apart: tables.filter((table) => !inside.includes(table)),
    };
  });
}

function spanOf(attributes: string, name: string, most: number): number {
  const span = new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']?\\s*(\\d{1,9})`, "i").exec(
    attributes,
  )?.[1];
  // No rows at all means all those below.
  if (span === "0" && name === "rowspan") return most;
  return Math.min(Math.max(Number(span ?? 1), 1), most);
}
