import type { Sheet } from "../../domain/imports/sheet.ts";
import { decodeEntities } from "./entities.ts";

/** Tags that make rows and cells; whatever else is between them is their text or markup to be left out. */
const TAGS = /<(\/?)(tr|td|th)\b[^>]*>/gi;

/** Reads the tables of a page, one below the other, as banks write them that call a page an Excel file. */
export function readHtmlTable(html: string): Sheet {
  const rows: string[][] = [];
  let cellFrom: number | null = null;
  const endCell = (at: number) => {
    if (cellFrom !== null) rows.at(-1)?.push(textOf(html.slice(cellFrom, at)));
    cellFrom = null;
  };
  for (const { 0: tag, 1: closing, 2: name = "", index } of html.matchAll(TAGS)) {
    endCell(index);
    if (closing !== "") continue;
    if (name.toLowerCase() === "tr") rows.push([]);
    else {
      if (rows.length === 0) rows.push([]);
      cellFrom = index + tag.length;
    }
  }
  endCell(html.length);
  return rows.map((cells, index) => ({ line: index + 1, cells }));
}

const textOf = (markup: string): string =>
  decodeEntities(markup.replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
