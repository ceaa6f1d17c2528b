import { readDay, type DayOrder } from "./read-day.ts";
import type { Sheet } from "./sheet.ts";

/**
 * Day first, as in Portugal, unless the dates of a column speak for the month: some cannot have the day first, or they
 * run to and fro less often with the month first, for files are in order.
 */
export function dayOrderOf(rows: Sheet, column: number): DayOrder {
  const day = oddities(rows, column, "day-first");
  const month = oddities(rows, column, "month-first");
  if (day.impossible !== month.impossible)
    return month.impossible < day.impossible ? "month-first" : "day-first";
  return month.turns < day.turns ? "month-first" : "day-first";
}

/** How many dates no calendar has in one order, and how often they turn from later to earlier or back. */
function oddities(rows: Sheet, column: number, order: DayOrder) {
  let [impossible, turns, ways] = [0, 0, 0];
  let last = "";
  for (const { cells } of rows) {
    const day = readDay(cells[column], order);
    if (day === null) continue;
    if (day === "bad") {
      impossible += 1;
      continue;
    }
    const way = last === "" || day.date === last ? 0 : day.date > last ? 1 : -1;
    if (way !== 0 && ways !== 0 && way !== ways) turns += 1;
    if (way !== 0) ways = way;
    last = day.date;
  }
  return { impossible, turns };
}
