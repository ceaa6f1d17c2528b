import type { FileExample } from "../../../application/imports/statement-files.ts";
import { exampleText } from "../../../domain/imports/example/example-text.ts";
import type { Random } from "../../../domain/imports/example/replace-days.ts";
import { rowOfLine, sheetOfLine } from "../../../domain/imports/statements/sheet-line.ts";
import { cellText, type Sheet } from "../../../domain/imports/tables/sheet.ts";
import type { FileSheet } from "../../../domain/imports/sheets/file-sheets.ts";
import { decodeText } from "../decode-text.ts";
import { readHtmlTables } from "../pages/read-html-tables.ts";
import { isWebArchive, readWebArchive } from "../pages/read-web-archive.ts";

/** The number of characters that are searched for the format. */
const SEARCHED_LENGTH = 4_000;

/** How many rows of the table are shown. */
const SHOWN_ROWS = 12;

/** Whether it begins as an archive. */
const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** An example of a file, with some of its lines; null if it is no text and no workbook that can be read. */
export async function readExample(
  bytes: Uint8Array,
  lines: readonly number[],
  random: Random,
): Promise<FileExample | null> {
  if (isZip(bytes)) {
    const { readWorkbook } = await import("../workbooks/read-workbook.ts");
    const read = readWorkbook(bytes);
    return read.ok ? ofCells(read.value, lines, random) : null;
  }
  const text = decodeText(bytes);
  const start = text.slice(0, SEARCHED_LENGTH).trimStart();
  if (start === "" || start.includes("\0") || start.startsWith("%PDF")) return null;
  // Encoded letters could not be replaced.
  if (isWebArchive(start)) return ofCells(readWebArchive(text), lines, random);
  const content = exampleText(text, lines, random);
  return { of: "file", content, rows: (await rowsOf(text, start)).slice(0, SHOWN_ROWS) };
}

/** The rows of a text as they are understood; none of a document of a standard format. */
async function rowsOf(text: string, start: string): Promise<Sheet> {
  if (/<(?:html|table|!doctype html)/i.test(start))
    return readHtmlTables(text).flatMap(({ sheet }) => sheet);
  if (/^[<{[]/.test(start) || /<OFX>/i.test(start)) return [];
  const { readDelimited } = await import("../read-delimited.ts");
  return readDelimited(text);
}

/** An example of sheets, one below the other; a line names its sheet. */
function ofCells(
  files: readonly FileSheet[],
  lines: readonly number[],
  random: Random,
): FileExample {
  const sheets = files.map(({ sheet }) => sheet);
  const before = (line: number) => sheets.slice(0, sheetOfLine(line)).flat().length;
  const rows = lines.map((line) => before(line) + rowOfLine(line));
  const content = exampleText(asText(sheets.flat()), rows, random);
  return { of: "cells", content, rows: sheets.flat().slice(0, SHOWN_ROWS) };
}

/** The cells of a sheet as text, a row a line. */
const asText = (sheet: Sheet): string =>
  sheet
    .map(({ cells }) =>
      cells
        .map((cell) => cellText(cell).replace(/\s+/g, " "))
        .map((text) => (/[;"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text))
        .join(";"),
    )
    .join("\r\n");
