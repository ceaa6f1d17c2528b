import Papa from "papaparse";
import { proposeMapping } from "../../domain/imports/tables/propose-mapping.ts";
import { recognise, severalTables } from "../../domain/imports/tables/read-table.ts";
import type { Sheet } from "../../domain/imports/tables/sheet.ts";
import { datelessFault } from "../../domain/imports/tables/unread-dates.ts";
import { unknownTable } from "../../domain/imports/tables/unknown-table.ts";

const DELIMITERS = [";", ",", "\t", "|"] as const;

/** How many rows are read with each delimiter to find the right one; there may be a summary above the first table. */
const TRIED_ROWS = 400;

/** Reads text as a table, with whichever of the four usual delimiters gives one. */
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
 * Rates rows as a table: a known layout is best, then one whose columns can be named, then one with a known reason why
 * it is not read.
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
  // A quote that is never closed swallows all lines after it: then quotes mean nothing in this file.
  if (open && data.at(-1)?.some((cell) => cell.includes("\n")) === true)
    return numbered(
      lines
        .split("\n", preview || undefined)
        .map((line) => line.split(delimiter).map((cell) => cell.replace(/^"|"$/g, ""))),
    );
  return numbered(data);
}

/** Pairs rows with the line of the file in which each begins; a quoted cell may span several. */
function numbered(rows: readonly (readonly string[])[]): Sheet {
  let line = 1;
  return rows.map((cells) => {
    const row = { line, cells };
    line += 1;
    for (const cell of cells) if (cell.includes("\n")) line += cell.split("\n").length - 1;
    return row;
  });
}
