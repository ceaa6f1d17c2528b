import { decodeEntities } from "../entities.ts";
import { makeGrid, type Grid } from "../grid.ts";
import { dayText, numberCell, type NumberMeaning } from "./number-format.ts";
import type { Cell, Sheet } from "../../../domain/imports/tables/sheet.ts";
import { xmlTags } from "../xml-tags.ts";

/** What the cells of all sheets of a workbook refer to. */
export type CellContext = {
  readonly texts: readonly string[];
  readonly meanings: readonly NumberMeaning[];
  readonly from1904: boolean;
};

/** A cell while it is read: its place, its attributes and its value, as they are written. */
type OpenCell = {
  readonly place: string | undefined;
  readonly row: number;
  readonly column: number;
  readonly attributes: string;
  value: string;
};

/** How far from the beginning the root of a sheet may be, in UTF-16 units. */
const HEAD_LENGTH = 4_000;

const ROOT = /<(?:[\w.-]+:)?worksheet[\s>]/;
const DATA_START = /<(?:[\w.-]+:)?sheetData(?=[\s/>])[^<>]*>/;
const DATA_END = /<\/(?:[\w.-]+:)?sheetData\s*>/g;

const REFERENCE = /(?:^|\s)r\s*=\s*["']([^"']*)["']/;
const TYPE = /\st\s*=\s*["']([^"']*)["']/;
const STYLE = /\ss\s*=\s*["'](\d{1,6})["']/;

/** Reads the cells of a sheet; throws if it is damaged or beyond the limits. */
export function readWorkbookSheet(xml: string, context: CellContext): Sheet {
  const grid = makeGrid();
  if (!ROOT.test(xml.slice(0, HEAD_LENGTH))) throw new SyntaxError("no sheet");
  const [start] = DATA_START.exec(xml) ?? [];
  if (start === undefined || start.endsWith("/>")) return [];
  const from = xml.indexOf(start) + start.length;
  const end = new RegExp(DATA_END);
  end.lastIndex = from;
  const found = end.exec(xml);
  if (found === null) throw new SyntaxError("cut off");
  readCells(filledCells(xml.slice(from, found.index)), context, grid);
  for (const { attributes } of xmlTags(xml.slice(found.index), ["mergeCell"]))
    mergeIn(attributes, grid);
  return grid.sheet();
}

/** A cell that states no place, and an empty one that does, with which some programs fill a sheet to its last column. */
const UNPLACED = /<(?:[\w.-]+:)?c(?=[\s/>])(?! r=")/;
const EMPTY = /<(?:[\w.-]+:)?c r="[^<>]*(?:\/>|><\/(?:[\w.-]+:)?c>)/g;

/** The cells of a sheet without the empty ones, where nothing follows from their number. */
const filledCells = (data: string): string =>
  UNPLACED.test(data) ? data : data.replace(EMPTY, "");

/**
 * The beginnings of rows, cells and their values, the end of what tells how to pronounce one, and the text after each. A
 * tag that never ends matches as broken.
 */
const TAG =
  /<(?:(?:[\w.-]+:)?(row|c|v|t|rPh)|\/(?:[\w.-]+:)?rPh)(?=[\s/>])(?:([^<>]*)>([^<]*)|())/g;

/** A row or a cell that does not state its place follows the one before. */
function readCells(data: string, context: CellContext, grid: Grid): void {
  let row = -1;
  let inPhonetics = false;
  let open: OpenCell | null = null;
  const endCell = () => {
    if (open === null || open.value === "") return;
    const cell = cellOf(open, context);
    if (cell !== null && cell !== "") grid.set(...placeOf(open), cell);
  };
  for (const [, name, attributes = "", text = "", broken] of data.matchAll(TAG)) {
    if (broken !== undefined) throw new SyntaxError("a broken tag");
    if (name === "v" || name === "t") {
      if (open !== null && !inPhonetics && !attributes.endsWith("/")) open.value += text;
    } else if (name === "c") {
      endCell();
      const place = referenceIn(attributes);
      let column = 0;
      if (place === undefined) [row, column] = placeAfter(open, row);
      open = { place, row, column, attributes, value: "" };
    } else if (name === "row") {
      endCell();
      const place = referenceIn(attributes);
      const last = open === null ? row : placeOf(open)[0];
      row = place === undefined ? last + 1 : rowOf(place);
      open = null;
    } else inPhonetics = name === "rPh" && !attributes.endsWith("/");
  }
  endCell();
}

/** The place that a row or a cell states, which most programs write first. */
const referenceIn = (attributes: string): string | undefined =>
  attributes.startsWith(' r="')
    ? attributes.slice(4, attributes.indexOf('"', 4))
    : REFERENCE.exec(attributes)?.[1];

/** The place after the cell before, or the first of a row. */
function placeAfter(before: OpenCell | null, around: number): [row: number, column: number] {
  if (before === null) return [around, 0];
  const [row, column] = placeOf(before);
  return [row, column + 1];
}

function placeOf({ place, row, column }: OpenCell): [row: number, column: number] {
  return place === undefined ? [row, column] : referred(place);
}

const rowOf = (place: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(place)) throw new SyntaxError("no row");
  return Number(place) - 1;
};

/** The row and the column of a reference such as `AB12`. */
function referred(reference: string): [row: number, column: number] {
  const [, letters, digits = ""] = /^\$?([A-Za-z]{1,3})\$?(\d{1,9})$/.exec(reference) ?? [];
  if (letters === undefined) throw new SyntaxError("no place");
  return [rowOf(digits), columnOf(letters)];
}

function columnOf(letters: string): number {
  let number = 0;
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64;
  return number - 1;
}

/** A character as Excel writes those that XML has not: `_x000D_`. */
const ESCAPED = /_x([\dA-Fa-f]{4})_/g;

/** A text of a workbook, decoded. */
export const bookText = (text: string): string => {
  const decoded = decodeEntities(text);
  return decoded.includes("_x")
    ? decoded.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : decoded;
};

/** The content of a cell by its type; an error, such as `#REF!`, is a text. */
function cellOf({ attributes, value }: OpenCell, context: CellContext): Cell {
  const [, type = "n"] = TYPE.exec(attributes) ?? [];
  if (type === "n") {
    const number = value.trim() === "" ? null : Number(value);
    if (number === null) return null;
    if (!Number.isFinite(number)) return bookText(value);
    const [, style = "0"] = STYLE.exec(attributes) ?? [];
    return numberCell(number, context.meanings[Number(style)] ?? "number", context.from1904);
  }
  if (type === "s") {
    if (value.trim() === "") return null;
    const text = context.texts[Number(value)];
    if (text === undefined) throw new SyntaxError("no such text");
    return text;
  }
  if (type === "b") return value.trim() === "" ? null : String(/^\s*(?:1|true)\s*$/.test(value));
  return type === "d" ? dayText(value.trim()) : bookText(value);
}

/** Only cells that stand for several rows matter. */
function mergeIn(attributes: string, grid: Grid): void {
  const [, first, last] =
    /\sref\s*=\s*["']([$A-Za-z\d]{2,16}):([$A-Za-z\d]{2,16})["']/.exec(attributes) ?? [];
  if (first === undefined || last === undefined) return;
  const [row, column] = referred(first);
  const [end] = referred(last);
  if (end > row) grid.merge({ row, column, height: end - row + 1 });
}
