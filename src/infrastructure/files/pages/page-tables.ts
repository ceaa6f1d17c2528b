import { isMovement, type FileSheet } from "../../../domain/imports/sheets/file-sheets.ts";
import { recognise } from "../../../domain/imports/tables/recognise.ts";
import {
  cellText,
  ofOneWidth,
  type Sheet,
  type SheetRow,
} from "../../../domain/imports/tables/sheet.ts";
import { namesTable } from "../../../domain/imports/tables/unknown-table.ts";

/**
 * Puts the tables of a page together as sheets: one with movements belongs to those before it, such as a title, the
 * number of an account or the names of its columns; one without names of columns that is as wide as the one before
 * continues it.
 */
export function pageTables(tables: readonly Sheet[]): readonly FileSheet[] {
  const sheets: SheetRow[][] = [];
  let before: SheetRow[] = [];
  for (const table of tables) {
    const last = sheets.at(-1);
    if (!hasMovements(before, table)) before.push(...table);
    else if (last !== undefined && before.every(isEmpty) && continues(last, table)) {
      last.push(...table);
      before = [];
    } else {
      sheets.push([...before, ...table]);
      before = [];
    }
  }
  const last = sheets.at(-1);
  if (last === undefined) return [{ name: null, sheet: ofOneWidth(before) }];
  last.push(...before);
  return sheets.map((sheet) => ({ name: null, sheet: ofOneWidth(sheet) }));
}

const isEmpty = ({ cells }: SheetRow): boolean => cells.every((cell) => cellText(cell) === "");

/** Several rows with a day and an amount, or one below the names of its columns. */
function hasMovements(before: Sheet, table: Sheet): boolean {
  const count = table.filter(isMovement).length;
  const named = () =>
    recognise([...before, ...table]) !== null || [...before, ...table].some(namesTable);
  return count > 1 || (count === 1 && named());
}

const widthOf = (sheet: Sheet): number =>
  sheet.reduce((most, { cells }) => Math.max(most, cells.length), 0);

const continues = (last: Sheet, table: Sheet): boolean =>
  widthOf(last) === widthOf(table) && recognise(table) === null && !table.some(namesTable);
