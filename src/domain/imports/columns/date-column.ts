import { isDay, readDay } from "../cells/read-day.ts";
import { columnNamed } from "../tables/header.ts";
import type { UnknownTable } from "../tables/unknown-table.ts";
import { USUAL_NAMES } from "./names.ts";

/** The column of days: the first with such a name that has any, else the one with most. */
export function dateColumn(
  { rows, columns }: UnknownTable,
  header: readonly string[],
): number | null {
  const counts = Array.from({ length: columns }, (_, at) =>
    rows.reduce((count, { cells }) => (isDay(cells[at]) ? count + 1 : count), 0),
  );
  const most = Math.max(0, ...counts);
  const hasDays = (at: number) =>
    most > 0
      ? (counts[at] ?? 0) * 2 >= most
      : rows.some(({ cells }) => readDay(cells[at]) !== null);
  const named = columnNamed(
    header.map((name, at) => (hasDays(at) ? name : "")),
    USUAL_NAMES.date,
  );
  return named ?? (most > 0 ? counts.indexOf(most) : null);
}
