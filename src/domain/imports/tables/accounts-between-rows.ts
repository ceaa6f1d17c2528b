import { isDay } from "../cells/read-day.ts";
import { accountAbove } from "./account-above.ts";
import type { Sheet, SheetRow } from "./sheet.ts";

/** The name of the column of accounts that such a table is given. */
const ACCOUNT = "Conta";

/**
 * A table in which accounts follow one another, each below a line that states its number, with a column for them;
 * `first` is the one above the table. As it is, if there is no other.
 */
export function withAccounts(
  header: SheetRow | null,
  rows: Sheet,
  first: string | null,
): { readonly header: SheetRow | null; readonly rows: Sheet } {
  if (first === null || header === null) return { header, rows };
  const numbers = rows.map((row) => (row.cells.some(isDay) ? null : accountAbove([row])));
  if (numbers.every((number) => number === null || number === first)) return { header, rows };
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), header.cells.length);
  const beside = (row: SheetRow, text: string): SheetRow => ({
    ...row,
    cells: [...Array.from({ length: width }, (_, at) => row.cells[at] ?? null), text],
  });
  let number = first;
  return {
    header: beside(header, ACCOUNT),
    rows: rows.map((row, at) => {
      number = numbers[at] ?? number;
      return numbers[at] === null ? beside(row, number) : row;
    }),
  };
}
