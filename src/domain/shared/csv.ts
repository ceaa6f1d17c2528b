/** A value of a table: text, or a number that is written with a decimal comma. */
export type CsvCell = string | { readonly number: number; readonly decimals: number };

const BYTE_ORDER_MARK = "\ufeff";
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Writes a table that a Portuguese spreadsheet opens right: UTF-8 with a byte order mark, `;`, CRLF, quotes as in
 * RFC 4180, and no text that would run as a formula (§9; security: inert exports).
 */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellText).join(";")}\r\n`).join("");

function cellText(cell: CsvCell): string {
  if (typeof cell === "object") return cell.number.toFixed(cell.decimals).replace(".", ",");
  const inert = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
