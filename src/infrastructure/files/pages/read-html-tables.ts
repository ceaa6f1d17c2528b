import { LINES_MAX } from "../../../domain/imports/file-limits.ts";
import type { FileSheet } from "../../../domain/imports/sheets/file-sheets.ts";
import { FileFault } from "../file-fault.ts";
import { openTable, type HtmlTable } from "./html-rows.ts";
import { isHiding, withoutUnseen } from "./html-text.ts";
import { pageTables } from "./page-tables.ts";

/** The deepest nesting of tables that is read; no page goes so deep. */
const MAX_DEPTH = 40;

/** The most tables of a page. */
const MAX_TABLES = 10_000;

/** The start of a tag that makes tables, rows or cells; everything between them is text, or markup to be removed. */
const TAG = /<(\/?)(table|thead|tbody|tfoot|tr|td|th)(?![\w:-])/gi;

/**
 * Reads the tables of an HTML page, as some banks offer it for an Excel file: those within the cells of others on their
 * own, and nothing that is hidden. The lines of all are counted through the page. Throws if it has too many tables, or
 * too deep ones.
 */
export function readHtmlTables(page: string): readonly FileSheet[] {
  const { tables, isCut } = tablesOf(withoutUnseen(page));
  const sheets = pageTables(tables);
  return isCut ? [...sheets.slice(0, -1), cutOff(sheets.at(-1))] : sheets;
}

function tablesOf(html: string) {
  const closed: HtmlTable[] = [];
  const open: HtmlTable[] = [];
  let [places, line, from] = [0, 0, 0];
  const begin = (attributes: string) => {
    if (open.length >= MAX_DEPTH || places >= MAX_TABLES) throw new SyntaxError("too many tables");
    const table = openTable(places, open.at(-1)?.hidden === true || isHiding(attributes));
    open.push(table);
    places += 1;
    return table;
  };
  const nextLine = () => {
    line += 1;
    if (line > LINES_MAX) throw new FileFault({ type: "too-many-rows" });
  };
  const end = () => {
    const table = open.pop();
    table?.endRow();
    if (table === undefined || table.hidden) return;
    const around = open.at(-1);
    if (around === undefined) closed.push(table);
    else around.hold(table);
  };
  let closes = false;
  for (const { closing, name, attributes, start, after } of tagsOf(html)) {
    open.at(-1)?.text(html.slice(from, start));
    from = after;
    closes ||= closing;
    if (name === "table") {
      if (closing) end();
      else begin(attributes);
      continue;
    }
    const table = open.at(-1) ?? (closing ? null : begin(""));
    if (table === null) continue;
    if (name === "tr") {
      if (closing) table.endRow();
      else {
        nextLine();
        table.row(line, attributes);
      }
    } else if (name.startsWith("t") && name.length > 2) table.group(closing, attributes);
    else if (closing) table.endCell();
    else table.cell(Math.max(line, 1), attributes);
  }
  const last = open.at(-1);
  const isCut = closes && last?.isIn() === true;
  last?.text(html.slice(from));
  while (open.length > 0) end();
  const all = withNested(closed).toSorted((left, right) => left.place - right.place);
  return { tables: all.map((table) => table.sheet()), isCut };
}

const withNested = (tables: readonly HtmlTable[]): readonly HtmlTable[] =>
  tables.flatMap((table) => [table, ...withNested(table.within)]);

/** A page that ends within a cell is cut off there: the last row then has fewer cells than the others. */
function cutOff(last: FileSheet | undefined): FileSheet {
  const sheet = last?.sheet ?? [];
  const row = sheet.at(-1);
  const cut = row === undefined ? [] : [{ ...row, cells: row.cells.slice(0, -1) }];
  return { name: last?.name ?? null, sheet: [...sheet.slice(0, -1), ...cut] };
}

/**
 * Yields the tags that make tables, rows and cells. Each search starts after the end of the tag before, so none is
 * scanned twice.
 */
function* tagsOf(html: string) {
  const tag = new RegExp(TAG);
  for (let found = tag.exec(html); found !== null; found = tag.exec(html)) {
    const end = html.indexOf(">", tag.lastIndex);
    if (end === -1) return;
    const [, closing, name = ""] = found;
    const attributes = html.slice(tag.lastIndex, end);
    yield {
      closing: closing !== "",
      name: name.toLowerCase(),
      attributes,
      start: found.index,
      after: end + 1,
    };
    tag.lastIndex = end + 1;
  }
}
