/** A value of a table: text, or a number that is written with a decimal comma. */
export type CsvCell = string | { readonly number: number; readonly decimals: 0 | 1 | 2 };

const BYTE_ORDER_MARK = "\ufeff";

/** The beginning of a formula, after quotes and invisible characters, including apostrophes before it. */
const FORMULA = String.raw`'*(?:(?![\t\r\n])["\s\p{C}\p{Default_Ignorable_Code_Point}\u2800])*[=+\-@＝＋－＠]`;

/** The places in a cell that some reader would run as a formula, or whose first character it would drop. */
const RUNS = new RegExp(`^(?='*[\\t\\r]|${FORMULA})|(?<=[,;\\t\\r\\n])(?=${FORMULA})`, "gu");

/**
 * Escapes a text so that no spreadsheet runs it, whether commas, semicolons or tabs separate its cells: an apostrophe
 * goes before the beginning of a formula, at the start and after each of `,` `;` tab and line break, and before a
 * leading tab or carriage return. An existing apostrophe there gets a second one, so that removing one at each of these
 * places restores the text.
 */
const inertText = (text: string): string => text.replace(RUNS, "'");

/**
 * Writes a table that opens correctly in a Portuguese spreadsheet: UTF-8 with a byte order mark, `;`, CRLF, quotes as
 * in RFC 4180, and no text that would run as a formula.
 */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellText).join(";")}\r\n`).join("");

/** A number with a number of decimals, rounded from zero as on the screens; `toFixed` alone would cut 0.15 to 0.1. */
function rounded(number: number, decimals: 0 | 1 | 2): string {
  const scaled = Number((Math.abs(number) * 10 ** decimals).toPrecision(15));
  return ((Math.sign(number) * Math.round(scaled)) / 10 ** decimals).toFixed(decimals);
}

function cellText(cell: CsvCell): string {
  if (typeof cell === "object") return rounded(cell.number, cell.decimals).replace(".", ",");
  const inert = inertText(cell);
  return /[";\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** The apostrophes that escape a text, one at each place where it would run without. */
const GUARDS = new RegExp(`^'(?='*[\\t\\r]|${FORMULA})|(?<=[,;\\t\\r\\n])'(?=${FORMULA})`, "gu");

/** Restores a text that was escaped for a table of ours. */
export const textFromInert = (text: string): string => text.replace(GUARDS, "");
