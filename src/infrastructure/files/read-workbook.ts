import { unzipSync, zipSync } from "fflate";
import { readSheet } from "read-excel-file/universal";
import { COLUMNS_MAX, LINES_MAX, UNPACKED_MAX } from "../../domain/imports/limits.ts";
import type { ReadFault } from "../../domain/imports/read-fault.ts";
import type { Cell, Sheet } from "../../domain/imports/tables/sheet.ts";
import { accepted, refused, type Result } from "../../domain/shared/result.ts";

/** The parts of a workbook that its table is made of. */
const NEEDED = /^xl\/(?!theme|drawings|media|charts|printerSettings).*\.xml(?:\.rels)?$/;

const SHEET = /^xl\/worksheets\//;

/** Cells and rows of a sheet that hold nothing, with which some programs fill it up to its last column. */
const EMPTY = [/<c\b[^<>]*(?:\/>|><\/c>)/g, /<row\b[^<>]*(?:\/>|>\s*<\/row>)/g] as const;

/** Where a row or a cell of a sheet says that it stands. */
const PLACE = /\sr\s*=\s*["']([^"']*)["']/g;

/**
 * Reads the first sheet of a workbook. What it unpacks into is measured before it is unpacked, and how far its cells
 * reach before they are laid out, those that hold nothing left out, for a small file may claim to be a huge one. Throws
 * for a damaged one.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Result<Sheet, ReadFault>> {
  const { size, workbook } = directoryOf(bytes);
  if (size > UNPACKED_MAX) return refused({ type: "unpacks-too-big" });
  if (!workbook) return refused({ type: "archive" });
  const parts = unzipSync(bytes, { filter: ({ name }) => NEEDED.test(name) });
  for (const [name, part] of Object.entries(parts)) {
    if (!SHEET.test(name)) continue;
    const sheet = filledCells(new TextDecoder().decode(part));
    const fault = placeFault(sheet);
    if (fault !== null) return refused(fault);
    parts[name] = new TextEncoder().encode(sheet);
  }
  // Packed again without compression, nothing is left to unpack for the library, which would start workers to do it.
  const plain = zipSync(parts, { level: 0 });
  const rows = await readSheet(plain.buffer);
  return accepted(
    rows.map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cellOf(cell)) })),
  );
}

/**
 * How many bytes the parts of an archive come to, as its directory says, for what is longer is not unpacked further; and
 * whether any of them is one of a workbook.
 */
function directoryOf(bytes: Uint8Array) {
  const found = { size: 0, workbook: false };
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      found.size += originalSize;
      found.workbook ||= NEEDED.test(name);
      return false;
    },
  });
  return found;
}

/** A sheet without its empty cells, and then without its empty rows; those that are left say where they stand. */
const filledCells = (sheet: string): string =>
  EMPTY.reduce((filled, empty) => filled.replace(empty, ""), sheet);

/** Refuses a sheet with a row or a column beyond the limits; a place that is none is damage. */
function placeFault(sheet: string): ReadFault | null {
  for (const [, place = ""] of sheet.matchAll(PLACE)) {
    const [, letters, row] = /^([A-Z]{0,3})(\d{1,9})$/.exec(place) ?? [];
    if (letters === undefined) return { type: "damaged" };
    if (Number(row) > LINES_MAX) return { type: "too-many-rows" };
    if (columnNumber(letters) > COLUMNS_MAX) return { type: "too-many-columns" };
  }
  return null;
}

const columnNumber = (letters: string): number =>
  Array.from(letters).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/** A typed date as ISO text, its time only if it has one. */
function cellOf(cell: unknown): Cell {
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$|\.\d{3}Z$/, "");
  if (typeof cell === "string" || typeof cell === "number") return cell;
  return typeof cell === "boolean" ? String(cell) : null;
}
