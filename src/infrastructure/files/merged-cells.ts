import { readAmount } from "../../domain/imports/cells/read-amount.ts";
import { readDay } from "../../domain/imports/cells/read-day.ts";
import type { Cell } from "../../domain/imports/tables/sheet.ts";

/** A cell that stands for several rows; rows and columns count from 0. */
export type Merge = { readonly row: number; readonly column: number; readonly height: number };

/**
 * Repeats a cell in each of the rows for which it stands, such as the day of several movements. An amount is never
 * repeated, and nothing is in a row that has no amount of its own: it continues the movement above. Throws if cells
 * claim to stand for more places than there are.
 */
export function fillMerged(rows: readonly Cell[][], merges: readonly Merge[]): void {
  let places = rows.length * Math.max(0, ...rows.slice(0, 1).map(({ length }) => length));
  const own = rows.map(() => null as boolean | null);
  const counts = (row: number) => (own[row] ??= rows[row]?.some(isAmount) ?? false);
  for (const { row, column, height } of merges) {
    const cell = rows[row]?.[column] ?? null;
    const end = Math.min(row + height, rows.length);
    places -= Math.max(0, end - row);
    if (places < 0) throw new SyntaxError("merged cells overlap");
    if (cell === null || isAmount(cell)) continue;
    for (let at = row + 1; at < end; at += 1) {
      const cells = rows[at];
      if (cells?.[column] === null && counts(at)) cells[column] = cell;
    }
  }
}

const isAmount = (cell: Cell): boolean =>
  typeof cell === "number" || (readDay(cell ?? "") === null && readAmount(cell)?.ok === true);
