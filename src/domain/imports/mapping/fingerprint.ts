import { foldHeader } from "../tables/header.ts";
import { readAmount } from "../cells/read-amount.ts";
import { isDay, readDay } from "../cells/read-day.ts";
import { cellText, type Cell } from "../tables/sheet.ts";
import type { UnknownTable } from "../tables/unknown-table.ts";

/** How much of a header is stored to recognise a layout, in UTF-16 units. */
const FINGERPRINT_MAX = 400;

/** The fingerprint of a table: the names of its columns, or without names what the first cells below each are. */
export function fingerprintOf({ header, rows, columns }: UnknownTable): string {
  if (header !== null) return foldHeader(header).join("|").slice(0, FINGERPRINT_MAX);
  const dated = rows.filter(({ cells }) => cells.some(isDay));
  const kinds = Array.from({ length: columns }, (_, at) =>
    kindOf(dated.map(({ cells }) => cells[at])),
  );
  return `#${columns} ${kinds.join(" ")}`.slice(0, FINGERPRINT_MAX);
}

/** What the cells of a column are: days, amounts with or without a minus, texts, or nothing. */
function kindOf(cells: readonly (Cell | undefined)[]): string {
  const filled = cells.filter((cell) => cellText(cell) !== "");
  if (filled.length === 0) return "nothing";
  if (filled.every((cell) => readDay(cell) !== null)) return "days";
  const amounts = filled.map((cell) => readAmount(cell, "point"));
  if (!amounts.every((read) => read?.ok)) return "texts";
  return amounts.some((read) => read?.ok && read.value < 0) ? "signed" : "amounts";
}
