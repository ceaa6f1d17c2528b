import { LINES_MAX } from "../../../domain/imports/file-limits.ts";
import type { FileSheet } from "../../../domain/imports/sheets/file-sheets.ts";
import { decodeText } from "../decode-text.ts";
import { decodeEntities } from "../entities.ts";
import { FileFault } from "../file-fault.ts";
import { readHtmlTables } from "./read-html-tables.ts";
import { xmlTags } from "../xml-tags.ts";

/** How far the name of the boundary between the parts may be from the beginning, in UTF-16 units. */
const HEAD_LENGTH = 4_000;

/** More parts than any workbook that was saved as one page has. */
const MAX_PARTS = 1_000;

const BOUNDARY = /boundary\s*=\s*(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/i;

/** Whether a file is a web page with all its parts in one file, as Excel saves a workbook. */
export const isWebArchive = (start: string): boolean =>
  /^[\w-]{1,40}:/.test(start) && /^content-type:\s*multipart\/related\b/im.test(start);

/** A part of the archive: its place, and its text. */
type Part = { readonly location: string; readonly text: string };

/**
 * Reads the tables of all pages of a web archive. In one made of a workbook, each sheet is a page, with the name that the
 * first page gives it; those that were hidden are not read. Throws for a damaged one, or one beyond the limits.
 */
export function readWebArchive(archive: string): readonly FileSheet[] {
  const pages = pagesOf(archive);
  const listed = pages.flatMap(({ text }) => listedSheets(text));
  let lines = 0;
  return pages.flatMap(({ location, text }) => {
    const own = listed.find(({ page }) => page !== "" && location.endsWith(page));
    if (own?.hidden === true) return [];
    const tables = readHtmlTables(text);
    const first = lines;
    lines += tables.reduce((sum, { sheet }) => sum + sheet.length, 0);
    if (lines > LINES_MAX) throw new FileFault({ type: "too-many-rows" });
    const isSheet = own !== undefined && tables.length === 1;
    return tables.map(({ name, sheet }) =>
      isSheet
        ? { name: own.name, sheet }
        : { name, sheet: sheet.map(({ line, cells }) => ({ line: first + line, cells })) },
    );
  });
}

function pagesOf(archive: string): readonly Part[] {
  const [, quoted, plain] = BOUNDARY.exec(archive.slice(0, HEAD_LENGTH)) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new SyntaxError("no boundary");
  const parts = archive.split(`--${boundary}`, MAX_PARTS + 1);
  if (parts.length > MAX_PARTS || !parts.at(-1)?.startsWith("--")) throw new SyntaxError("cut off");
  return parts.slice(1, -1).flatMap((part) => pageIn(part) ?? []);
}

/** The page that is in a part; null for a style sheet, a picture or a list. */
function pageIn(part: string): Part | null {
  const gap = /\r?\n\r?\n/.exec(part);
  if (gap === null) return null;
  const head = part.slice(0, gap.index).replace(/\r?\n[ \t]+/g, " ");
  const field = (name: string) =>
    new RegExp(`^${name}:\\s*(.*)$`, "im").exec(head)?.[1]?.trim() ?? "";
  if (!/^text\/html\b/i.test(field("content-type"))) return null;
  const body = part.slice(gap.index + gap[0].length);
  return {
    location: field("content-location"),
    text: decoded(body, field("content-transfer-encoding").toLowerCase()),
  };
}

function decoded(body: string, encoding: string): string {
  if (encoding === "base64")
    return decodeText(Uint8Array.from(atob(body.replace(/\s+/g, "")), (one) => one.charCodeAt(0)));
  return encoding === "quoted-printable" ? quotedPrintable(body) : body;
}

/** Decodes bytes written as `=E3`; a line that ends with `=` goes on in the next one. */
function quotedPrintable(body: string): string {
  const text = body.replace(/=[ \t]*\r?\n/g, "");
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const hex = text[at] === "=" ? /^[\dA-Fa-f]{2}$/.exec(text.slice(at + 1, at + 3)) : null;
    bytes.push(hex === null ? text.charCodeAt(at) & 0xff : Number.parseInt(hex[0], 16));
    if (hex !== null) at += 2;
  }
  return decodeText(Uint8Array.from(bytes));
}

/** The sheets that the first page lists, in a comment that only Excel reads: their names, pages and visibility. */
function listedSheets(html: string) {
  const sheets: { name: string; page: string; hidden: boolean }[] = [];
  const start = html.indexOf("<x:ExcelWorkbook");
  const end = html.indexOf("</x:ExcelWorkbook>", start);
  if (start === -1 || end === -1) return sheets;
  for (const tag of xmlTags(html.slice(start, end), NAMES)) {
    const text = decodeEntities(tag.text).trim();
    if (tag.closing) continue;
    if (tag.name === "ExcelWorksheet") sheets.push({ name: "", page: "", hidden: false });
    const sheet = sheets.at(-1);
    if (sheet === undefined) continue;
    if (tag.name === "Name") sheet.name = text;
    if (tag.name === "Visible") sheet.hidden = /Hidden/.test(text);
    const [, page] = /HRef\s*=\s*"([^"]*)"/.exec(tag.attributes) ?? [];
    if (tag.name === "WorksheetSource" && page !== undefined)
      sheet.page = page.split("/").at(-1) ?? "";
  }
  return sheets;
}

const NAMES = ["ExcelWorksheet", "Name", "Visible", "WorksheetSource"] as const;
