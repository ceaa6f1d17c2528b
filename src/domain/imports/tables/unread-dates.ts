import { bankText } from "../bank-text.ts";
import { columnNamed, foldHeader } from "./header.ts";
import { readAmount } from "../cells/read-amount.ts";
import { readDay } from "../cells/read-day.ts";
import type { ReadFault } from "../read-fault.ts";
import { cellText, type Cell, type Sheet, type SheetRow } from "./sheet.ts";
import { HEADER_ROWS, namesTable } from "./unknown-table.ts";
import { USUAL_NAMES } from "../columns/names.ts";

/** The longest text of a date, in UTF-16 units. */
const MAX_DATE_LENGTH = 40;

/** `5 Jan 2026`, `5 de janeiro de 2026`, `12-Dec-19`, `Jan 5, 2026`, `2026.01.05.`: unmistakably dates. */
const CLEARLY =
  /^(?:\d{1,2}[\s./-]+(?:de\s+)?\p{L}{3,12}\.?[\s,./-]+(?:de\s+)?\d{2,4}|\p{L}{3,12}\.?\s+\d{1,2},?\s+\d{4}|\d{4}\.\d{2}\.\d{2}\.)(?!\d)/u;

/** Two numbers or a long one; a text around a readable date, such as that of a total, is no date. */
const couldBe = (text: string): boolean =>
  /\d\D+\d|\d{6}/.test(text) && text.split(/\s+/).every((part) => readDay(part) === null);

/** An amount in any currency: `-1.234,56`, `£12.00`, `12,00 USD`. */
const isMoney = (cell: Cell): boolean =>
  readAmount(cell)?.ok === true || /^\D{0,4}\d[\d.,\s]{0,20}[.,]\d{2}\D{0,4}$/.test(cellText(cell));

/** The text of a cell where a date should be, in a row that also has an amount. */
function dateIn({ cells }: SheetRow, column: number, isOne: (text: string) => boolean) {
  const text = cellText(cells[column]);
  if (text === "" || text.length > MAX_DATE_LENGTH || !isOne(text)) return null;
  return cells.some((cell, at) => at !== column && isMoney(cell)) ? bankText(text) : null;
}

/** The first text of a column that may be a date but is not readable as one, or null. */
export function unreadDate(rows: Sheet, column: number): string | null {
  for (const row of rows) {
    const text = dateIn(row, column, couldBe);
    if (text !== null) return text;
  }
  return null;
}

/**
 * Why a sheet has no readable date: they have an unknown format, or there are no rows below the names of the columns.
 */
export function datelessFault(sheet: Sheet): ReadFault | null {
  const at = sheet.slice(0, HEADER_ROWS).findIndex(namesTable);
  const header = sheet[at];
  if (header !== undefined) {
    const rows = sheet.slice(at + 1);
    const example = unreadDate(rows, columnNamed(foldHeader(header), USUAL_NAMES.date) ?? 0);
    if (example !== null) return { type: "unknown-dates", example };
    if (rows.every(({ cells }) => cells.every((cell) => cellText(cell) === "")))
      return { type: "no-rows" };
  }
  for (const row of sheet)
    for (const column of row.cells.keys()) {
      const example = dateIn(row, column, (text) => CLEARLY.test(text));
      if (example !== null) return { type: "unknown-dates", example };
    }
  return null;
}
