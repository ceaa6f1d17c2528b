import { zipSync, type Zippable } from "fflate";
import { utf8 } from "./encode.ts";

/** A cell of a workbook: text, a number, a truth, a day as a serial number, an error, or empty. */
export type BookCell =
  | string
  | number
  | boolean
  | { readonly day: number }
  | { readonly error: string }
  | null;

export type BookRow = readonly BookCell[];

export type BookSheet = {
  readonly name: string;
  readonly rows: readonly BookRow[];
  readonly state?: "hidden" | "veryHidden";
  /** Ranges of cells that are shown as one, such as `A2:A4`. */
  readonly merged?: readonly string[];
};

/** The ways in which programs write the same sheets. */
export type BookDress = {
  /** The number and the text of the format of days; without a text, one that every program knows. */
  readonly days?: { readonly format: number; readonly text?: string } | "iso";
  /** How texts are written; `rich` in runs of two fonts, and with how they are pronounced. */
  readonly texts?: "shared" | "inline" | "formula" | "rich";
  /** Whether rows and cells state their places. */
  readonly placed?: boolean;
  readonly from1904?: boolean;
  /** The prefix of the namespace, such as `x:`. */
  readonly prefix?: string;
  /** Whether empty cells and rows fill the sheet, as LibreOffice does after styling a whole row and a whole column. */
  readonly filled?: boolean;
};

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

/** Makes a workbook with one sheet, as Excel saves it, or as LibreOffice does with empty cells. */
export const workbook = (
  rows: readonly BookRow[],
  program: "excel" | "libreoffice" = "excel",
): Uint8Array => workbookOf([{ name: "Movimentos", rows }], { filled: program === "libreoffice" });

/** The first day of 1904 as a serial number. */
const FIRST_OF_1904 = 1_462;

/** Makes a workbook of several sheets; without a dress as Excel does: shared texts, and days as styled numbers. */
export function workbookOf(sheets: readonly BookSheet[], dress: BookDress = {}): Uint8Array {
  const { days = { format: 14 }, texts = "shared", placed = true, from1904 = false } = dress;
  const { prefix = "", filled = false } = dress;
  const shared = new Map<string, number>();
  const numberOf = (text: string) => {
    if (!shared.has(text)) shared.set(text, shared.size);
    return shared.get(text) ?? 0;
  };
  const textCell = (text: string) => {
    if (texts === "shared") return { type: ' t="s"', inside: `<v>${numberOf(text)}</v>` };
    if (texts === "formula")
      return { type: ' t="str"', inside: `<f>A1&amp;"x"</f><v>${escaped(text)}</v>` };
    return {
      type: ' t="inlineStr"',
      inside: `<is>${texts === "rich" ? rich(text) : plain(text)}</is>`,
    };
  };
  const parts = (value: Exclude<BookCell, null>): { type: string; inside: string } => {
    if (typeof value === "string") return textCell(value);
    if (typeof value === "number") return { type: "", inside: `<v>${value}</v>` };
    if (typeof value === "boolean") return { type: ' t="b"', inside: `<v>${Number(value)}</v>` };
    if ("error" in value) return { type: ' t="e"', inside: `<v>${value.error}</v>` };
    if (days === "iso") return { type: ' t="d"', inside: `<v>${isoOf(value.day)}</v>` };
    const day = from1904 ? value.day - FIRST_OF_1904 : value.day;
    return { type: ' s="1"', inside: `<v>${day}</v>` };
  };
  const cell = (value: BookCell, place: string) => {
    if (value === null) return placed ? "" : "<c/>";
    const { type, inside } = parts(value);
    return `<c${placed ? ` r="${place}"` : ""}${type}>${inside}</c>`;
  };
  const sheetXml = ({ rows, merged = [] }: BookSheet) => {
    const written = rows.map((row, at) => {
      const cells = row.map((value, index) => cell(value, `${column(index)}${at + 1}`)).join("");
      const place = placed ? ` r="${at + 1}"` : "";
      return `<row${place}>${cells}${filled ? emptyCells(row.length, at + 1) : ""}</row>`;
    });
    const data = [...written, filled ? `<row r="${LAST_ROW}" ht="12.8"/>` : ""].join("");
    const ranges = merged.map((range) => `<mergeCell ref="${range}"/>`).join("");
    const merges =
      ranges === "" ? "" : `<mergeCells count="${merged.length}">${ranges}</mergeCells>`;
    return `<worksheet ${MAIN}><sheetData>${data}</sheetData>${merges}</worksheet>`;
  };
  const xmls = sheets.map(sheetXml);
  const strings = [...shared.keys()].map((text) => `<si>${plain(text)}</si>`).join("");
  const list = sheets
    .map(
      ({ name, state }, at) =>
        `<sheet name="${escaped(name).replaceAll('"', "&quot;")}" sheetId="${at + 1}"${state === undefined ? "" : ` state="${state}"`} r:id="rId${at === 0 ? 1 : at + 3}"/>`,
    )
    .join("");
  const properties = from1904 ? '<workbookPr date1904="1"/>' : "";
  const book: Record<string, string> = {};
  for (const [at, xml] of xmls.entries()) book[`xl/worksheets/sheet${at + 1}.xml`] = xml;
  book["xl/sharedStrings.xml"] = `<sst ${MAIN}>${strings}</sst>`;
  const [first] = sheets;
  const isUsual = sheets.length === 1 && first?.name === "Movimentos" && !first.state;
  if (!isUsual || from1904 || prefix !== "") {
    book["xl/workbook.xml"] =
      `<workbook ${MAIN} xmlns:r="${RELATIONS}">${properties}<sheets>${list}</sheets></workbook>`;
    book["xl/_rels/workbook.xml.rels"] = relations(sheets.length);
  }
  if (days !== "iso" && days.format !== 14) book["xl/styles.xml"] = styles(days);
  return packed(
    Object.fromEntries(
      Object.entries(book).map(([name, xml]) => [
        name,
        HEAD + (name.endsWith(".rels") ? xml : prefixed(xml, prefix)),
      ]),
    ),
  );
}

const plain = (text: string) => `<t xml:space="preserve">${escaped(text)}</t>`;

/** A text in two runs, and how it is pronounced, which is no part of it. */
function rich(text: string): string {
  const half = Math.ceil(text.length / 2);
  const runs = [text.slice(0, half), text.slice(half)].map(
    (run) => `<r><rPr><b/></rPr>${plain(run)}</r>`,
  );
  return `${runs.join("")}<rPh sb="0" eb="1"><t>99,99</t></rPh>`;
}

const isoOf = (day: number): string =>
  new Date(Date.UTC(1899, 11, 30) + day * 86_400_000).toISOString().slice(0, -1);

const prefixed = (xml: string, prefix: string): string =>
  prefix === ""
    ? xml
    : xml
        .replace(/<(\/?)(?=\w)/g, `<$1${prefix}`)
        .replace(MAIN, MAIN.replace("xmlns", `xmlns:${prefix.slice(0, -1)}`));

const relations = (sheets: number): string => {
  const one = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const others = Array.from({ length: sheets - 1 }, (_, at) =>
    one(at + 4, "worksheet", `/xl/worksheets/sheet${at + 2}.xml`),
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${one(1, "worksheet", "worksheets/sheet1.xml")}${one(2, "sharedStrings", "sharedStrings.xml")}${one(3, "styles", "styles.xml")}${others.join("")}</Relationships>`;
};

const styles = ({ format, text }: { readonly format: number; readonly text?: string }): string => {
  const code = text === undefined ? "" : escaped(text).replaceAll('"', "&quot;");
  const formats =
    text === undefined
      ? ""
      : `<numFmts count="1"><numFmt numFmtId="${format}" formatCode="${code}"/></numFmts>`;
  return `<styleSheet ${MAIN}>${formats}<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="${format}" applyNumberFormat="1"/></cellXfs></styleSheet>`;
};

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
