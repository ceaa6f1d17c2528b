import type { Sheet } from "../../domain/imports/tables/sheet.ts";
import { decodeEntities } from "./entities.ts";

/** The start of a tag that makes rows or cells; everything between them is text, or markup to be removed. */
const TAG = /<(\/?)(tr|td|th)\b/gi;

/** Reads the tables of an HTML page, one below the other: some banks offer such a page as an Excel file. */
export function readHtmlTable(html: string): Sheet {
  const rows: string[][] = [];
  let cellFrom: number | null = null;
  const endCell = (at: number) => {
    if (cellFrom !== null) rows.at(-1)?.push(textOf(html.slice(cellFrom, at)));
    cellFrom = null;
  };
  for (const { closing, name, from, to } of tagsOf(html)) {
    endCell(from);
    if (closing) continue;
    if (name === "tr") rows.push([]);
    else {
      if (rows.length === 0) rows.push([]);
      cellFrom = to;
    }
  }
  endCell(html.length);
  return rows.map((cells, index) => ({ line: index + 1, cells }));
}

/**
 * Yields the tags that make rows and cells. Each search starts after the end of the tag before, so none is scanned
 * twice.
 */
function* tagsOf(html: string) {
  const start = new RegExp(TAG);
  for (let found = start.exec(html); found !== null; found = start.exec(html)) {
    const end = html.indexOf(">", start.lastIndex);
    if (end === -1) return;
    const [, closing, name = ""] = found;
    yield { closing: closing !== "", name: name.toLowerCase(), from: found.index, to: end + 1 };
    start.lastIndex = end + 1;
  }
}

/** After the last `>` there is no tag; before it, each `<` has an end. */
function textOf(markup: string): string {
  const end = markup.lastIndexOf(">") + 1;
  const text = markup.slice(0, end).replace(/<[^>]*>/g, " ") + markup.slice(end);
  return decodeEntities(text).replace(/\s+/g, " ").trim();
}
