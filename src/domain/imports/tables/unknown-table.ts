import { columnNamed, foldHeader } from "./header.ts";
import { readAmount } from "../cells/read-amount.ts";
import { isDay, readDay } from "../cells/read-day.ts";
import { cellText, type Cell, type Sheet, type SheetRow } from "./sheet.ts";
import { USUAL_NAMES } from "../columns/names.ts";

/** How far from the top a header may be, in rows. */
export const HEADER_ROWS = 30;

/** How far below its header the first day may be, in rows. */
const MAX_ROWS_BEFORE_DAYS = 10;

/** A table that no layout matches: its header, if there is one, and the rows below. */
export type UnknownTable = {
  readonly header: SheetRow | null;
  readonly rows: Sheet;
  readonly columns: number;
};

/** Whether a row names a column of dates and one of amounts, and has none of them itself. */
export function namesTable(row: SheetRow): boolean {
  const header = foldHeader(row);
  const isThere = (role: keyof typeof USUAL_NAMES) =>
    columnNamed(header, USUAL_NAMES[role]) !== null;
  return (
    isThere("date") &&
    (isThere("amount") || isThere("debit") || isThere("credit")) &&
    !row.cells.some(isValue)
  );
}

const isValue = (cell: Cell): boolean =>
  cellText(cell) !== "" && (isDay(cell) || readAmount(cell)?.ok === true);

/**
 * Finds the table of an unknown sheet: below the first row that names its columns and has days below it, else where
 * most days are. Null if no row has a day.
 */
export function unknownTable(sheet: Sheet): UnknownTable | null {
  const at = sheet
    .slice(0, HEADER_ROWS)
    .findIndex((row, index) => namesTable(row) && hasDaysBelow(sheet, index));
  if (at !== -1) return tableOf(sheet[at] ?? null, sheet.slice(at + 1));
  return tableOfDays(sheet);
}

function hasDaysBelow(sheet: Sheet, at: number): boolean {
  const header = sheet[at];
  const column = header ? columnNamed(foldHeader(header), USUAL_NAMES.date) : null;
  return sheet
    .slice(at + 1, at + 1 + MAX_ROWS_BEFORE_DAYS)
    .some(({ cells }) => cells.some(isDay) || (column !== null && readDay(cells[column]) !== null));
}

/** The table without known names: its rows are those with a day in the column that has most days. */
function tableOfDays(sheet: Sheet): UnknownTable | null {
  const counts = new Map<number, number>();
  for (const { cells } of sheet)
    for (const [column, cell] of cells.entries())
      if (isDay(cell)) counts.set(column, (counts.get(column) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const column = [...counts].find(([, count]) => count === most)?.[0];
  if (column === undefined) return null;
  const filled = ({ cells }: SheetRow) => cells.filter((cell) => cellText(cell) !== "").length;
  const first = sheet.findIndex(
    ({ cells }) =>
      isDay(cells[column]) &&
      cells.some((cell, at) => at !== column && readAmount(cell)?.ok === true),
  );
  if (first === -1) return null;
  const before = sheet.slice(0, first).findLastIndex((row) => filled(row) > 1);
  const header = namesOfTwo(sheet[before - 1], sheet[before]) ?? sheet[before];
  const rows = sheet.slice(first);
  const isNarrow =
    header !== undefined && widthOf(header) < Math.min(...rows.slice(0, 3).map(widthOf));
  return header === undefined || isNarrow || header.cells.some(isValue)
    ? tableOf(null, rows)
    : tableOf(header, sheet.slice(before + 1));
}

/** The header whose names go on in a second row, as in `Valor a` above `débito`; null if two rows do not name a table so. */
function namesOfTwo(above: SheetRow | undefined, below: SheetRow | undefined): SheetRow | null {
  if (above === undefined || below === undefined || widthOf(above) < 2) return null;
  const length = Math.max(above.cells.length, below.cells.length);
  const cells = Array.from({ length }, (_, at) =>
    `${cellText(above.cells[at])} ${cellText(below.cells[at])}`.trim(),
  );
  const both = { line: below.line, cells };
  return !above.cells.some(isValue) && namesTable(both) ? both : null;
}

/** The rows of a sheet above one of its lines. */
export const rowsAbove = (sheet: Sheet, { line }: SheetRow): Sheet =>
  sheet.slice(
    0,
    Math.max(
      0,
      sheet.findIndex((row) => row.line === line),
    ),
  );

export const tableOf = (header: SheetRow | null, rows: Sheet): UnknownTable => ({
  header,
  rows,
  columns: Math.max(header === null ? 0 : widthOf(header), ...rows.slice(0, 200).map(widthOf)),
});

/** The number of cells of a row up to its last that is not empty. */
export const widthOf = ({ cells }: SheetRow): number =>
  cells.findLastIndex((cell) => cellText(cell) !== "") + 1;
