/** A value of a table: text, or a number that is written with a decimal comma. */
export type CsvCell = string | { readonly number: number; readonly decimals: number };

const BYTE_ORDER_MARK = "\ufeff";

/**
 * The beginning of a formula, after quotes and anything that is not seen; apostrophes before it are counted with it.
 */
const FORMULA = String.raw`'*(?:(?![\t\r\n])["\s\p{C}\p{Default_Ignorable_Code_Point}\u2800])*[=+\-@＝＋－＠]`;

/** Where a cell begins, for one reader or another, that would run or whose first character would be lost. */
const RUNS = new RegExp(`^(?='*[\\t\\r]|${FORMULA})|(?<=[,;\\t\\r\\n])(?=${FORMULA})`, "gu");

/**
 * A text that no spreadsheet runs, whether commas, semicolons or tabs separate its cells: an apostrophe goes before what
 * begins a formula, at the beginning and after each of `,` `;` tab and line break, and before a leading tab or carriage
 * return. An apostrophe that stands there already gets a second one, so that who takes one away at each of these places
 * has the text again.
 */
const inertText = (text: string): string => text.replace(RUNS, "'");

/**
 * Writes a table that a Portuguese spreadsheet opens right: UTF-8 with a byte order mark, `;`, CRLF, quotes as in
 * RFC 4180, and no text that would run as a formula (an export must be inert).
 */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellText).join(";")}\r\n`).join("");

function cellText(cell: CsvCell): string {
  if (typeof cell === "object") return cell.number.toFixed(cell.decimals).replace(".", ",");
  const inert = inertText(cell);
  return /[";\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** The apostrophes that made a text inert, one at each place where it would run without. */
const GUARDS = new RegExp(`^'(?='*[\\t\\r]|${FORMULA})|(?<=[,;\\t\\r\\n])'(?=${FORMULA})`, "gu");

/** The text that was made inert for a table of ours. */
export const textFromInert = (text: string): string => text.replace(GUARDS, "");
