import { readCamt } from "../../domain/imports/formats/camt.ts";
import { FILE_MAX } from "../../domain/imports/file-limits.ts";
import type { Mapping } from "../../domain/imports/mapping/mapping.ts";
import { readOfx } from "../../domain/imports/formats/ofx.ts";
import { readOwnExport } from "../../domain/imports/formats/own-export.ts";
import type { ReadFault } from "../../domain/imports/read-fault.ts";
import type { FileSheet } from "../../domain/imports/sheets/file-sheets.ts";
import { readSheets } from "../../domain/imports/sheets/read-sheets.ts";
import { readTable } from "../../domain/imports/tables/read-table.ts";
import type { Read } from "../../domain/imports/tables/read-outcome.ts";
import { accepted, refused, type Result } from "../../domain/shared/result.ts";
import { decodeText } from "./decode-text.ts";
import { FileFault } from "./file-fault.ts";
import { bankIn } from "./old-excel.ts";
import { readHtmlTables } from "./pages/read-html-tables.ts";
import { readSgml } from "./read-sgml.ts";
import { isXmlSpreadsheet, readXmlSpreadsheet } from "./workbooks/read-xml-spreadsheet.ts";
import { isWebArchive, readWebArchive } from "./pages/read-web-archive.ts";

const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b];
const PDF = [0x25, 0x50, 0x44, 0x46];

const beginsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte);

/** The number of characters that are searched for the format. */
const SEARCHED_LENGTH = 4_000;

/** The beginnings of formats that are recognised but not read: lines of QIF, and the fields of an MT940 message. */
const OTHERS = [
  [/^!(?:(?:type|option|clear):|account\s*$)/im, "qif"],
  [/^:20:[^]*^:(?:25|28C?|60[FM]|61):/m, "mt940"],
] as const;

/** The result of a decoder; if it throws, for no other reason, the file is damaged. */
async function undamaged<Value>(
  decode: () => Result<Value, ReadFault> | Promise<Result<Value, ReadFault>>,
): Promise<Result<Value, ReadFault>> {
  try {
    return await decode();
  } catch (error) {
    return refused(error instanceof FileFault ? error.fault : { type: "damaged" });
  }
}

/**
 * Reads a bank's file by its content, whatever its name; one of several accounts as the one with this number. Rejects
 * only if the code for a format cannot be fetched.
 */
export async function readStatementFile(
  bytes: Uint8Array,
  mappings: readonly Mapping[],
  account?: string,
): Promise<Read> {
  if (bytes.length > FILE_MAX) return refused({ type: "too-big" });
  if (bytes.length === 0) return refused({ type: "empty" });
  if (beginsWith(bytes, OLD_EXCEL)) return refused({ type: "old-excel", bank: bankIn(bytes) });
  if (beginsWith(bytes, PDF)) return refused({ type: "pdf" });
  if (beginsWith(bytes, ZIP)) {
    const { readWorkbook } = await import("./workbooks/read-workbook.ts");
    const sheets = await undamaged(() => readWorkbook(bytes));
    return sheets.ok ? readSheets(sheets.value, mappings, account) : sheets;
  }
  const text = decodeText(bytes);
  const start = text.slice(0, SEARCHED_LENGTH).trimStart();
  if (start.includes("\0")) return refused({ type: "no-table" });
  if (/<OFX>/i.test(start)) return undamaged(() => readOfx(readSgml(text), account) ?? noTable);
  for (const [beginning, type] of OTHERS) if (beginning.test(start)) return refused({ type });
  if (isWebArchive(start)) return readAll(() => readWebArchive(text), mappings, account);
  if (start.startsWith("<")) return readMarkup(text, start, mappings, account);
  if (start.startsWith("{")) {
    const json = await undamaged(() => accepted(JSON.parse(text) as unknown));
    return json.ok ? (readOwnExport(json.value) ?? noTable) : json;
  }
  const { readDelimited } = await import("./read-delimited.ts");
  return readTable(readDelimited(text), mappings, account);
}

const noTable = refused({ type: "no-table" } as const);

/** Reads the sheets that a decoder finds. */
async function readAll(
  decode: () => readonly FileSheet[],
  mappings: readonly Mapping[],
  account?: string,
): Promise<Read> {
  const sheets = await undamaged(() => accepted(decode()));
  return sheets.ok ? readSheets(sheets.value, mappings, account) : sheets;
}

/** Reads an HTML page or a spreadsheet with a table in it, or a document of a standard format, whatever its name. */
async function readMarkup(
  text: string,
  start: string,
  mappings: readonly Mapping[],
  account?: string,
): Promise<Read> {
  if (isXmlSpreadsheet(start)) return readAll(() => readXmlSpreadsheet(text), mappings, account);
  if (/<(?:html|table|!doctype html)/i.test(start)) {
    const read = await readAll(() => readHtmlTables(text), mappings, account);
    const nothing = !read.ok && (read.reason.type === "empty" || read.reason.type === "no-table");
    return nothing ? refused({ type: "web-page" }) : read;
  }
  const { readXml } = await import("./read-xml.ts");
  return undamaged(() => readCamt(readXml(text), account) ?? noTable);
}
