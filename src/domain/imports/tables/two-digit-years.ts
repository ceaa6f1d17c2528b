import { parseCivilDate, type CivilDate } from "../../shared/civil-date.ts";
import { turnsOf } from "./day-order.ts";
import { readDay, type DayOrder } from "./read-day.ts";
import { cellText, type Sheet } from "./sheet.ts";

/** A date in which the first and the last part may be a year of two digits. */
const SHORT = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{2})(?!\d)/;

/**
 * A date of a column of which nobody can say whether its year of two digits stands first or last. Null where it stands
 * last: where one of the dates could not begin with its year; else where the dates run to and fro less often so, for files
 * are in order; else where they differ more in how they begin than in how they end, as days within a year do. Where neither
 * tells, only hyphens leave a doubt, for these stand in dates that begin with the year.
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

/** How often dates run to and fro in an order, or infinitely often where one is no day in it. */
function turnsIn(dates: readonly string[], order: DayOrder): number {
  const days = dates.flatMap((text) => {
    const day = readDay(text, order);
    return day === null || day === "bad" ? [] : [day.date];
  });
  return days.length < dates.length ? Number.POSITIVE_INFINITY : turnsOf(days);
}

/** In how many ways the dates have two digits from a place on. */
const differing = (dates: readonly string[], from: number): number =>
  new Set(dates.map((text) => text.slice(from, from + 2))).size;
