import { unzipSync } from "fflate";
import { LINES_MAX, UNPACKED_MAX } from "../../../domain/imports/file-limits.ts";
import type { ReadFault } from "../../../domain/imports/read-fault.ts";
import type { FileSheet } from "../../../domain/imports/sheets/file-sheets.ts";
import { accepted, refused, type Result } from "../../../domain/shared/result.ts";
import { decodeText } from "../decode-text.ts";
import { plainMarkup } from "../plain-markup.ts";
import { meaningsOf, relationsOf, sheetsOf, startsIn1904, textsOf } from "./workbook-parts.ts";
import { readWorkbookSheet } from "./workbook-sheet.ts";

/** The parts of a workbook that are needed for its tables, and where to find the first of them. */
const NEEDED =
  /^(?:_rels\/\.rels|xl\/(?!theme|drawings|media|charts|printerSettings).*\.xml(?:\.rels)?)$/i;
const OF_WORKBOOK = /^xl\/.*\.xml(?:\.rels)?$/i;

/** Some programs write the names of parts with the other slash, or in other letters than they refer to them. */
const partName = (name: string): string => name.replaceAll("\\", "/").toLowerCase();

/**
 * Reads all visible sheets of a workbook. Its unpacked size is checked before it is unpacked: a small file may claim to
 * be huge. Throws for a damaged file, or one beyond the limits.
 */
export function readWorkbook(bytes: Uint8Array): Result<readonly FileSheet[], ReadFault> {
  const { size, workbook } = directoryOf(bytes);
  if (size > UNPACKED_MAX) return refused({ type: "unpacks-too-big" });
  if (!workbook) return refused({ type: "archive" });
  const parts = unzipSync(bytes, { filter: ({ name }) => NEEDED.test(partName(name)) });
  const packed = new Map(Object.entries(parts).map(([name, part]) => [partName(name), part]));
  /** Each part is read once, whatever refers to it, so that the work is bounded by the unpacked size. */
  const take = (name: string): string | null => {
    const part = packed.get(partName(name));
    packed.delete(partName(name));
    return part === undefined ? null : plainXml(decodeText(part));
  };
  const root = relationsOf(take("_rels/.rels") ?? "", "");
  const home = [...root.values()].find(({ type }) => type === "officeDocument")?.target;
  const name = home ?? "xl/workbook.xml";
  const [folder, file] = [name.slice(0, name.lastIndexOf("/") + 1), name.split("/").at(-1)];
  const book = required(take(name));
  const relations = relationsOf(required(take(`${folder}_rels/${file}.rels`)), folder);
  const partOf = (type: string) => {
    const found = [...relations.values()].find((one) => one.type === type);
    return found === undefined ? "" : (take(found.target) ?? "");
  };
  const context = {
    texts: textsOf(partOf("sharedStrings")),
    meanings: meaningsOf(partOf("styles")),
    from1904: startsIn1904(book),
  };
  const sheets: FileSheet[] = [];
  let lines = 0;
  for (const sheet of sheetsOf(book)) {
    const relation = relations.get(sheet.relation);
    if (relation === undefined) throw new SyntaxError("no such sheet");
    if (sheet.hidden || relation.type !== "worksheet") continue;
    const rows = readWorkbookSheet(required(take(relation.target)), context);
    lines += rows.length;
    if (lines > LINES_MAX) return refused({ type: "too-many-rows" });
    sheets.push({ name: sheet.name, sheet: rows });
  }
  return accepted(sheets);
}

function required(part: string | null): string {
  if (part === null) throw new SyntaxError("a part is missing");
  return part;
}

/** Neither a document type nor an entity of its own is ever processed: a part must have none. */
function plainXml(xml: string): string {
  if (!xml.includes("<!")) return xml;
  if (/<!DOCTYPE/i.test(xml)) throw new SyntaxError("a document type");
  return plainMarkup(xml);
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
      found.workbook ||= OF_WORKBOOK.test(partName(name)) && NEEDED.test(partName(name));
      return false;
    },
  });
  return found;
}
