import { parseCivilDate, type CivilDate } from "../../shared/civil-date.ts";
import { turnsOf } from "./day-order.ts";
import { readDay, type DayOrder } from "./read-day.ts";
import { cellText, type Sheet } from "../tables/sheet.ts";

/** A date whose first and last part may both be a two-digit year. */
const SHORT = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{2})(?!\d)/;

/**
 * A date of a column whose two-digit years may come first or last. Null if they come last: one of the dates cannot
 * begin with its year; or the dates change direction less often that way, since files are sorted; or they differ more
 * in their first part than in their last, as days within a year do. If nothing decides, only hyphens leave a doubt, as
 * they are used in dates that begin with the year.
 */
export function ambiguousYear(rows: Sheet, column: number): string | null {
  const dates: string[] = [];
  const yearFirst: CivilDate[] = [];
  for (const { cells } of rows) {
    const text = cellText(cells[column]);
    const [, first = "", , middle = "", last = ""] = SHORT.exec(text) ?? [];
    if (first === "") continue;
    const date = parseCivilDate(`20${first}-${middle}-${last}`);
    if (date === null) return null;
    dates.push(text);
    yearFirst.push(date);
  }
  const turns = turnsOf(yearFirst) - Math.min(...ORDERS.map((order) => turnsIn(dates, order)));
  const ways = differing(dates, FIRST) - differing(dates, LAST);
  const clear = turns !== 0 ? turns > 0 : ways !== 0 ? ways > 0 : !dates[0]?.includes("-");
  return clear ? null : (dates[0] ?? null);
}

const ORDERS: readonly DayOrder[] = ["day-first", "month-first"];
const [FIRST, LAST] = [0, 6] as const;

/** How often dates change direction in an order, or infinity if one of them does not exist in it. */
function turnsIn(dates: readonly string[], order: DayOrder): number {
  const days = dates.flatMap((text) => {
    const day = readDay(text, order);
    return day === null || day === "bad" ? [] : [day.date];
  });
  return days.length < dates.length ? Number.POSITIVE_INFINITY : turnsOf(days);
}

/** How many different two digits the dates have at an index. */
const differing = (dates: readonly string[], from: number): number =>
  new Set(dates.map((text) => text.slice(from, from + 2))).size;
