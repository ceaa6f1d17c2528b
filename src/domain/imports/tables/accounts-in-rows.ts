import { shownRow } from "../bank-text.ts";
import { readDay } from "../cells/read-day.ts";
import type { UnreadRow } from "../statements/statement.ts";
import type { FileAccount } from "../file-account.ts";
import type { Reading } from "./reading.ts";
import { cellText, type Sheet } from "./sheet.ts";

/** The accounts of a table that has a column for them, in the order of the file; none if it has none. */
export function accountsIn(
  rows: Sheet,
  { columns, dayOrder, kind }: Reading,
): readonly FileAccount[] {
  const { account, date } = columns;
  // The cards of one account have a number each.
  if (account === undefined || date === undefined || kind === "card") return [];
  const counts = new Map<string, number>();
  for (const { cells, isMisfit } of rows) {
    if (isMisfit === true) continue;
    const number = cellText(cells[account]);
    if (number === "" || readDay(cells[date], dayOrder) === null) continue;
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return [...counts].map(([number, count]) => ({ number, rows: count }));
}

/** The rows of one account, and those whose cells are not in their columns. */
export const rowsOf = (number: string | null, rows: Sheet, { columns }: Reading): Sheet =>
  rows.filter(
    ({ cells, isMisfit }) =>
      isMisfit === true ||
      (columns.account !== undefined && cellText(cells[columns.account]) === number),
  );

/** The rows with a day that name none of a table's accounts, so that nobody can tell whose they are. */
export const rowsOfNone = (rows: Sheet, { columns, dayOrder }: Reading): readonly UnreadRow[] =>
  rows
    .filter(
      ({ cells, isMisfit }) =>
        isMisfit !== true &&
        columns.account !== undefined &&
        columns.date !== undefined &&
        cellText(cells[columns.account]) === "" &&
        readDay(cells[columns.date], dayOrder) !== null,
    )
    .map(({ line, cells }) => ({ line, text: shownRow(cells.map(cellText)), reason: "account" }));
