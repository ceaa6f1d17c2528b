import Papa from "papaparse";
import { proposeMapping } from "../../domain/imports/mapping/propose-mapping.ts";
import { recognise, severalTables } from "../../domain/imports/tables/recognise.ts";
import { readAmount } from "../../domain/imports/cells/read-amount.ts";
import { readDay } from "../../domain/imports/cells/read-day.ts";
import type { Sheet } from "../../domain/imports/tables/sheet.ts";
import { datelessFault } from "../../domain/imports/tables/unread-dates.ts";
import { unknownTable } from "../../domain/imports/tables/unknown-table.ts";

const DELIMITERS = [";", ",", "\t", "|"] as const;

/** How many rows are read with each delimiter to find the right one; there may be a summary above the first table. */
const TRIED_ROWS = 400;

/** Marks of direction and of order that programs leave in cells; no text needs them. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** Reads text as a table, with whichever of the four usual delimiters gives one. */
export function readDelimited(text: string): Sheet {
  const lines = ofWholeRecords(text.replace(INVISIBLE, "").replace(/\r{1,2}\n|\r/g, "\n"));
  const tried = DELIMITERS.map((delimiter) => ({
    delimiter,
    fit: fitOf(cellsOf(lines, delimiter, TRIED_ROWS)),
  }));
  const best = tried.toSorted((left, right) => right.fit - left.fit)[0];
  return cellsOf(lines, best?.delimiter ?? ";");
}

/** A character that no text has, so that each record is one cell. */
const NO_DELIMITER = "\u001f";

/** A text without the quotes around each of its whole records, in which every quote of a cell is doubled. */
function ofWholeRecords(text: string): string {
  const [, second = ""] = text.split("\n", 2);
  if (!/^"(?:[^"]|"")*"?$/.test(second)) return text;
  const { data } = Papa.parse<string[]>(text, { delimiter: NO_DELIMITER, newline: "\n" });
  const [first = "", ...records] = data.map(([cell = ""]) => cell);
  const quoted = (record: string) => (record === "" ? "" : `"${record.replaceAll('"', '""')}"`);
  const isWhole = [first, quoted(first)].some(
    (top) => [top, ...records.map(quoted)].join("\n") === text,
  );
  return isWhole ? [first, ...records].join("\n") : text;
}

/**
 * Rates rows as a table: a known layout is best, then one whose columns can be named, then one with a known reason why
 * it is not read.
 */
function fitOf(sheet: Sheet): number {
  if (severalTables(sheet) !== null || recognise(sheet) !== null) return 10;
  const table = unknownTable(sheet);
  if (table !== null) return 1 + Object.keys(proposeMapping(table).mapping.columns).length;
  return datelessFault(sheet) === null ? 0 : 1;
}

/**
 * The cells of a text. A quote astray joins the lines after it to one cell: if a cell has lines in it that look like
 * rows, or goes on to the end of the text, each line of the file is a row by itself.
 */
function cellsOf(lines: string, delimiter: string, preview = 0): Sheet {
  const options = { delimiter, preview, newline: "\n" } as const;
  const { data, errors } = parsed(lines, options);
  const isOpen = errors.some(({ code }) => code === "MissingQuotes");
  const isAstray = isOpen || data.some((cells) => cells.some((cell) => hasRows(cell, delimiter)));
  if (!isAstray) return numbered(data);
  return numbered(
    lines.split("\n", preview || undefined).map((line) => cellsOfLine(line, delimiter)),
  );
}

/** The cells of a text in which quotes within a cell are doubled, or stand behind a backslash. */
function parsed(lines: string, options: Papa.ParseConfig): Papa.ParseResult<string[]> {
  const read = Papa.parse<string[]>(lines, options);
  if (read.errors.length === 0 || !lines.includes('\\"')) return read;
  const again = Papa.parse<string[]>(lines.replaceAll('\\"', '""'), options);
  return again.errors.length === 0 ? again : read;
}

/** Whether a cell goes on over several lines of which one has cells with a day or an amount among them. */
const hasRows = (cell: string, delimiter: string): boolean =>
  cell.includes("\n") &&
  cell.split("\n").some((line) => {
    const parts = line.split(delimiter);
    return parts.length > 2 && parts.some(isValue);
  });

function isValue(part: string): boolean {
  const text = part.replaceAll('"', "");
  return readDay(text) !== null || readAmount(text)?.ok === true;
}

/** The cells of one line; if a quote in it is not closed, or does not stand around a cell, quotes mean nothing. */
function cellsOfLine(line: string, delimiter: string): readonly string[] {
  const { data, errors } = Papa.parse<string[]>(line, { delimiter, newline: "\n" });
  const [cells] = data;
  if (cells !== undefined && errors.length === 0) return cells;
  return line.split(delimiter).map((cell) => cell.replace(/^"(.*)"$|^"/, "$1"));
}

/** The text of a cell that is written as a formula, `="0012"`, so that a spreadsheet leaves it as it is. */
const unguarded = (cell: string): string => cell.replace(/^="(.*)"$/s, "$1");

/** Pairs rows with the line of the file in which each begins; a quoted cell may span several. */
function numbered(rows: readonly (readonly string[])[]): Sheet {
  let line = 1;
  return rows.map((cells) => {
    const row = { line, cells: cells.map(unguarded) };
    line += 1;
    for (const cell of cells) if (cell.includes("\n")) line += cell.split("\n").length - 1;
    return row;
  });
}
