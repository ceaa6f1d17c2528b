import { unzipSync, zipSync } from "fflate";
import { readSheet } from "read-excel-file/universal";
import { COLUMNS_MAX, LINES_MAX, UNPACKED_MAX } from "../../domain/imports/file-limits.ts";
import type { ReadFault } from "../../domain/imports/read-fault.ts";
import type { Cell, Sheet } from "../../domain/imports/tables/sheet.ts";
import { accepted, refused, type Result } from "../../domain/shared/result.ts";

/** The parts of a workbook that are needed for its table. */
const NEEDED = /^xl\/(?!theme|drawings|media|charts|printerSettings).*\.xml(?:\.rels)?$/;

const SHEET = /^xl\/worksheets\//;

/** Empty cells and rows, with which some programs fill a sheet up to its last column. */
const EMPTY = [/<c\b[^<>]*(?:\/>|><\/c>)/g, /<row\b[^<>]*(?:\/>|>\s*<\/row>)/g] as const;

/** The reference that states the place of a row or a cell. */
const PLACE = /\sr\s*=\s*["']([^"']*)["']/g;

/**
 * Reads the first sheet of a workbook. Its unpacked size is checked before it is unpacked, and the extent of its cells,
 * empty ones left out, before they are laid out: a small file may claim to be huge. Throws for a damaged file.
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
  // Repacked without compression, so that the library starts no workers to unpack it.
  const plain = zipSync(parts, { level: 0 });
  const rows = await readSheet(plain.buffer);
  return accepted(
    rows.map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cellOf(cell)) })),
  );
}

/**
 * The unpacked size of an archive in bytes, as its directory states it (no part is unpacked beyond that), and whether
 * any part belongs to a workbook.
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

/** Removes the empty cells of a sheet, then its empty rows; the others state their place. */
const filledCells = (sheet: string): string =>
  EMPTY.reduce((filled, empty) => filled.replace(empty, ""), sheet);

/** Refuses a sheet with a row or a column beyond the limits; an invalid reference means damage. */
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

/** The text of a cell: a date as ISO, with a time only if it has one. */
function cellOf(cell: unknown): Cell {
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$|\.\d{3}Z$/, "");
  if (typeof cell === "string" || typeof cell === "number") return cell;
  return typeof cell === "boolean" ? String(cell) : null;
}
