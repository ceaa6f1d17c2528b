import type { CivilDate } from "../../shared/civil-date.ts";
import { readDay, type DayOrder } from "./read-day.ts";
import type { Sheet } from "../tables/sheet.ts";

/**
 * Day first, as in Portugal, unless the dates of a column show otherwise: some cannot have the day first, or they
 * change direction less often with the month first, since files are sorted.
 */
export function dayOrderOf(rows: Sheet, column: number): DayOrder {
  const day = oddities(rows, column, "day-first");
  const month = oddities(rows, column, "month-first");
  if (day.impossible !== month.impossible)
    return month.impossible < day.impossible ? "month-first" : "day-first";
  return month.turns < day.turns ? "month-first" : "day-first";
}

/** Day first, as banks of Portugal write, unless a column has dates that exist only with the month first. */
export function usualDayOrder(rows: Sheet, column: number): DayOrder {
  const { impossible } = oddities(rows, column, "day-first");
  const isOther = impossible > 0 && oddities(rows, column, "month-first").impossible === 0;
  return isOther ? "month-first" : "day-first";
}

/** How many dates do not exist in one order, and how often the others change direction. */
function oddities(rows: Sheet, column: number, order: DayOrder) {
  const read = rows.map(({ cells }) => readDay(cells[column], order)).filter((day) => day !== null);
  const days = read.flatMap((day) => (day === "bad" ? [] : [day.date]));
  return { impossible: read.length - days.length, turns: turnsOf(days) };
}

/** How often a list of days changes between ascending and descending. */
export function turnsOf(days: readonly CivilDate[]): number {
  let [turns, ways] = [0, 0];
  for (const [at, day] of days.entries()) {
    const last = days[at - 1] ?? day;
    const way = day > last ? 1 : day < last ? -1 : 0;
    if (way !== 0 && ways !== 0 && way !== ways) turns += 1;
    if (way !== 0) ways = way;
  }
  return turns;
}
