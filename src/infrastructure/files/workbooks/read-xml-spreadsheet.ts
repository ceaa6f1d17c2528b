import { LINES_MAX } from "../../../domain/imports/file-limits.ts";
import type { FileSheet } from "../../../domain/imports/sheets/file-sheets.ts";
import type { Cell } from "../../../domain/imports/tables/sheet.ts";
import { decodeEntities } from "../entities.ts";
import { FileFault } from "../file-fault.ts";
import { makeGrid } from "../grid.ts";
import { dayText } from "./number-format.ts";
import { plainMarkup } from "../plain-markup.ts";
import { attributesOf, xmlTags, type XmlTag } from "../xml-tags.ts";

/** The namespace of Excel's own XML, of 2003. */
const NAMESPACE = "urn:schemas-microsoft-com:office:spreadsheet";

/** Whether a document begins as a spreadsheet in XML, which many programs call .xls. */
export const isXmlSpreadsheet = (start: string): boolean =>
  start.includes(NAMESPACE) && /<(?:[\w.-]+:)?Workbook[\s>]/.test(start);

/** The most sheets of a file. */
const MAX_SHEETS = 10_000;

/** Reads all visible sheets of a spreadsheet in XML. Throws for a damaged one, or one beyond the limits. */
export function readXmlSpreadsheet(document: string): readonly FileSheet[] {
  if (/<!DOCTYPE/i.test(document)) throw new SyntaxError("a document type");
  const xml = document.includes("<!") ? plainMarkup(document) : document;
  const sheets: OpenSheet[] = [];
  let isWhole = false;
  for (const tag of xmlTags(xml, [ANY]))
    if (tag.name === "Workbook") isWhole = tag.closing;
    else if (tag.name !== "Worksheet") sheets.at(-1)?.take(tag);
    else if (!tag.closing) {
      if (sheets.length === MAX_SHEETS) throw new SyntaxError("too many sheets");
      sheets.push(openSheet(attributesOf(tag.attributes).get("Name") ?? ""));
    }
  if (!isWhole) throw new SyntaxError("cut off");
  const shown = sheets.filter((sheet) => !sheet.isHidden()).map(({ read }) => read());
  if (shown.reduce((sum, { sheet }) => sum + sheet.length, 0) > LINES_MAX)
    throw new FileFault({ type: "too-many-rows" });
  return shown;
}

/** Within a text there may be the tags of its fonts, so that all are looked at. */
const ANY = "[A-Za-z][\\w.-]*";

/** A sheet while it is read. */
type OpenSheet = {
  readonly take: (tag: XmlTag) => void;
  readonly isHidden: () => boolean;
  readonly read: () => FileSheet;
};

function openSheet(name: string): OpenSheet {
  const grid = makeGrid();
  let [hidden, inComment] = [false, false];
  let [row, nextRow, column, nextColumn] = [-1, 0, -1, 0];
  /** The type and the text of the cell that is read. */
  let data: { readonly type: string; text: string } | null = null;
  const takeData = (tag: XmlTag) => {
    if (inComment) return;
    if (!tag.closing)
      data = { type: attributesOf(tag.attributes).get("Type") ?? "String", text: tag.text };
    if (data === null || (!tag.closing && !tag.empty)) return;
    const cell = tag.empty ? null : cellOf(data.type, decodeEntities(data.text));
    if (cell !== null && cell !== "") grid.set(row, column, cell);
    data = null;
  };
  return {
    isHidden: () => hidden,
    read: () => ({ name, sheet: grid.sheet() }),
    take: (tag) => {
      if (tag.name === "Data") takeData(tag);
      else if (data !== null) data.text += tag.text;
      else if (tag.name === "Comment") inComment = !tag.closing && !tag.empty;
      else if (tag.name === "Visible") hidden ||= /Hidden/.test(tag.text);
      else if (tag.name === "Row" && !tag.closing) {
        const attributes = attributesOf(tag.attributes);
        row = placeOf(attributes.get("Index"), nextRow);
        nextRow = row + 1 + countOf(attributes.get("Span"));
        nextColumn = 0;
      } else if (tag.name === "Cell" && !tag.closing) {
        const attributes = attributesOf(tag.attributes);
        column = placeOf(attributes.get("Index"), nextColumn);
        nextColumn = column + 1 + countOf(attributes.get("MergeAcross"));
        const height = countOf(attributes.get("MergeDown")) + 1;
        if (height > 1) grid.merge({ row, column, height });
      }
    },
  };
}

/** A place as it is stated, from 1; else the next one. */
function placeOf(index: string | undefined, next: number): number {
  if (index === undefined) return next;
  if (!/^[1-9]\d{0,8}$/.test(index)) throw new SyntaxError("no place");
  return Number(index) - 1;
}

const countOf = (count = "0"): number => (/^\d{1,9}$/.test(count) ? Number(count) : 0);

function cellOf(type: string, text: string): Cell {
  if (text.trim() === "") return null;
  if (type === "Number") return Number.isFinite(Number(text)) ? Number(text) : text;
  if (type === "Boolean") return String(text.trim() === "1");
  return type === "DateTime" ? dayText(text.trim()) : text;
}
