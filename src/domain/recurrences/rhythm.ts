import type { CivilDate } from "../shared/civil-date.ts";
import { daysBetween } from "../shared/days-between.ts";
import { plannedDays } from "./planned-days.ts";
import type { RecurrenceUnit } from "./recurrence.ts";

/** A possible period of payments, its length in days, and by how many days one may miss its day. */
export type Rhythm = {
  readonly every: number;
  readonly unit: RecurrenceUnit;
  readonly days: number;
  readonly slack: number;
};

export const WEEKLY: Rhythm = { every: 1, unit: "week", days: 7, slack: 1 };

/** Monthly, every 2, 3 and 6 months, yearly. */
export const MONTHLY_AND_RARER: readonly Rhythm[] = [
  { every: 1, unit: "month", days: 30.44, slack: 3 },
  { every: 2, unit: "month", days: 60.88, slack: 3 },
  { every: 3, unit: "month", days: 91.31, slack: 3 },
  { every: 6, unit: "month", days: 182.62, slack: 3 },
  { every: 1, unit: "year", days: 365.25, slack: 7 },
];

/** The plan of a rhythm from a day on, without an end. */
export const planOf = ({ every, unit }: Rhythm, start: CivilDate) =>
  ({ start, every, unit, end: null, times: null, weekend: "keep" }) as const;

/**
 * Whether days, oldest first, come once a period, each within the slack of one common day, with none missing and none
 * extra.
 */
export function keepsTime(days: readonly CivilDate[], rhythm: Rhythm): boolean {
  const [first] = days;
  if (first === undefined) return false;
  let [early, late] = [0, 0];
  for (const { day, index } of plannedDays(planOf(rhythm, first), 0)) {
    const came = days[index];
    if (came === undefined) break;
    const missed = daysBetween(day, came);
    early = Math.min(early, missed);
    late = Math.max(late, missed);
    if (late - early > 2 * rhythm.slack) return false;
  }
  return true;
}
