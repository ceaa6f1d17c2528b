import type { FileExample } from "../../application/imports/statement-files.ts";
import { exampleText } from "../../domain/imports/example/example-text.ts";
import type { Random } from "../../domain/imports/example/replace-days.ts";
import { rowOfLine, sheetOfLine } from "../../domain/imports/statements/sheet-line.ts";
import { cellText, type Sheet } from "../../domain/imports/tables/sheet.ts";
import { decodeText } from "./decode-text.ts";

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
    const { readWorkbook } = await import("./read-workbook.ts");
    const read = readWorkbook(bytes);
    if (!read.ok) return null;
    const sheets = read.value.map(({ sheet }) => sheet);
    const before = (line: number) => sheets.slice(0, sheetOfLine(line)).flat().length;
    const rows = lines.map((line) => before(line) + rowOfLine(line));
    const content = exampleText(asText(sheets.flat()), rows, random);
    return { of: "cells", content, rows: sheets.flat().slice(0, SHOWN_ROWS) };
  }
  const text = decodeText(bytes);
  if (text.trim() === "" || text.slice(0, 4_000).includes("\0") || text.startsWith("%PDF"))
    return null;
  const content = exampleText(text, lines, random);
  const isTable = !/^\s*[<{[]/.test(text) && !/<OFX>/i.test(text.slice(0, 4_000));
  if (!isTable) return { of: "file", content, rows: [] };
  const { readDelimited } = await import("./read-delimited.ts");
  return { of: "file", content, rows: readDelimited(text).slice(0, SHOWN_ROWS) };
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
