import { zipSync, type Zippable } from "fflate";
import { utf8 } from "./encode.ts";

/** A cell of a workbook: text, a number, a day as a serial number, or empty. */
export type BookCell = string | number | { readonly day: number } | null;

/** Old enough for every archive format, and constant. */
const MADE = new Date("1990-01-01T00:00:00");

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const column = (index: number): string =>
  (index >= 26 ? column(Math.floor(index / 26) - 1) : "") + String.fromCharCode(65 + (index % 26));

/** The last column and row of a sheet that LibreOffice fills with empty cells and rows. */
const LAST_COLUMN = 1024;
const LAST_ROW = 1_048_576;

/**
 * Makes a workbook with one sheet, as Excel saves it: shared strings, and days as styled numbers; or as LibreOffice
 * does after styling a whole row and a whole column.
 */
export function workbook(
  rows: readonly (readonly BookCell[])[],
  program: "excel" | "libreoffice" = "excel",
): Uint8Array {
  const texts = new Map<string, number>();
  const numberOf = (text: string) => {
    if (!texts.has(text)) texts.set(text, texts.size);
    return texts.get(text) ?? 0;
  };
  const cell = (value: BookCell, place: string) => {
    if (value === null) return "";
    if (typeof value === "string") return `<c r="${place}" t="s"><v>${numberOf(value)}</v></c>`;
    if (typeof value === "number") return `<c r="${place}"><v>${value}</v></c>`;
    return `<c r="${place}" s="1"><v>${value.day}</v></c>`;
  };
  const filled = rows.map((row, at) => {
    const cells = row.map((value, index) => cell(value, `${column(index)}${at + 1}`)).join("");
    return `<row r="${at + 1}">${cells}${program === "excel" ? "" : emptyCells(row.length, at + 1)}</row>`;
  });
  const sheet = [...filled, program === "excel" ? "" : `<row r="${LAST_ROW}" ht="12.8"/>`].join("");
  const strings = [...texts.keys()]
    .map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`)
    .join("");
  return packed({
    "xl/worksheets/sheet1.xml": `${HEAD}<worksheet ${MAIN}><sheetData>${sheet}</sheetData></worksheet>`,
    "xl/sharedStrings.xml": `${HEAD}<sst ${MAIN}>${strings}</sst>`,
  });
}

const emptyCells = (from: number, row: number) =>
  Array.from(
    { length: LAST_COLUMN - from },
    (_, at) => `<c r="${column(from + at)}${row}" s="0"${at % 2 === 0 ? "/>" : "></c>"}`,
  ).join("");

/** Packs a workbook of these parts, with all other required parts. */
export function packed(parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const all: Record<string, string | Uint8Array> = {
    "[Content_Types].xml": `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    "_rels/.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${HEAD}<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets><sheet name="Movimentos" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": `${HEAD}<styleSheet ${MAIN}><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...parts,
  };
  const files: Zippable = {};
  for (const [name, part] of Object.entries(all))
    files[name] = [typeof part === "string" ? utf8(part) : part, { mtime: MADE, os: 0 }];
  return zipSync(files, { level: 6 });
}
