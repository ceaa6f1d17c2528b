import type { Sheet } from "../../domain/imports/tables/sheet.ts";
import { decodeEntities } from "./entities.ts";

/** Where a tag begins that makes rows or cells; whatever else lies between them is their text, or markup to be left out. */
const TAG = /<(\/?)(tr|td|th)\b/gi;

/** Reads the tables of a page, one below the other, as banks write them that call a page an Excel file. */
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

/** The tags that make rows and cells. Each is looked for behind the end of the one before, so that none is looked at twice. */
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

/** Behind the last `>` nothing is a tag: up to there each `<` finds its end. */
function textOf(markup: string): string {
  const end = markup.lastIndexOf(">") + 1;
  const text = markup.slice(0, end).replace(/<[^>]*>/g, " ") + markup.slice(end);
  return decodeEntities(text).replace(/\s+/g, " ").trim();
}
