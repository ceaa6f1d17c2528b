import Papa from "papaparse";
import { proposeMapping } from "../../domain/imports/tables/propose-mapping.ts";
import { recognise, severalTables } from "../../domain/imports/tables/read-table.ts";
import type { Sheet } from "../../domain/imports/tables/sheet.ts";
import { datelessFault } from "../../domain/imports/tables/unread-dates.ts";
import { unknownTable } from "../../domain/imports/tables/unknown-table.ts";

const DELIMITERS = [";", ",", "\t", "|"] as const;

/** How many rows are read by each delimiter to find the right one; summaries may stand above the first table. */
const TRIED_ROWS = 400;

/** Reads text whose cells are separated by one of the four usual characters, whichever gives a table. */
export function readDelimited(text: string): Sheet {
  const lines = text.replace(/\r{1,2}\n|\r/g, "\n");
  const tried = DELIMITERS.map((delimiter) => ({
    delimiter,
    fit: fitOf(cellsOf(lines, delimiter, TRIED_ROWS)),
  }));
  const best = tried.toSorted((left, right) => right.fit - left.fit)[0];
  return cellsOf(lines, best?.delimiter ?? ";");
}

/**
 * How much of a table is seen in rows: a known one before one whose columns can be told, and that before one of which it
 * can be told why it is not read.
 */
function fitOf(sheet: Sheet): number {
  if (severalTables(sheet) !== null || recognise(sheet) !== null) return 10;
  const table = unknownTable(sheet);
  if (table !== null) return 1 + Object.keys(proposeMapping(table).columns).length;
  return datelessFault(sheet) === null ? 0 : 1;
}

function cellsOf(lines: string, delimiter: string, preview = 0): Sheet {
  const options = { delimiter, preview, newline: "\n" } as const;
  const { data, errors } = Papa.parse<string[]>(lines, options);
  const open = errors.some(({ code }) => code === "MissingQuotes");
  // A quote that is never closed takes all lines after it into its cell: then quotes mean nothing here.
  if (open && data.at(-1)?.some((cell) => cell.includes("\n")) === true)
    return numbered(
      lines
        .split("\n", preview || undefined)
        .map((line) => line.split(delimiter).map((cell) => cell.replace(/^"|"$/g, ""))),
    );
  return numbered(data);
}

/** Rows with the line of the file in which each begins; a quoted cell may hold several. */
function numbered(rows: readonly (readonly string[])[]): Sheet {
  let line = 1;
  return rows.map((cells) => {
    const row = { line, cells };
    line += 1;
    for (const cell of cells) if (cell.includes("\n")) line += cell.split("\n").length - 1;
    return row;
  });
}
