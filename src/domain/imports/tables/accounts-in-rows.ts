import { readDay } from "../cells/read-day.ts";
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
