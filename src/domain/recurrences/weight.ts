import { cents, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { nextOf } from "./due.ts";
import type { Recurrence, RecurrenceUnit } from "./recurrence.ts";

/** How often a unit comes in a year. */
const PER_YEAR: Readonly<Record<RecurrenceUnit, number>> = {
  day: 365,
  week: 52,
  month: 12,
  year: 1,
};

/** What a recurrence comes to in a month of an ordinary year, in cents; what is paused or over comes to nothing. */
export function monthlyWeight(recurrence: Recurrence): Cents {
  const { cost, times, every, unit } = recurrence;
  if (nextOf(recurrence) === null) return cents(0);
  const each = cost.of === "each" ? cost.amount : cost.total / (times ?? 1);
  return cents(Math.round((each * PER_YEAR[unit]) / every / 12));
}

/** Those that still come, the next one first; then those that are paused or over. */
export const nextFirst = <Listed extends Recurrence>(recurrences: readonly Listed[]): Listed[] => {
  const days = new Map<Listed, CivilDate | null>(
    recurrences.map((one) => [one, nextOf(one)?.date ?? null]),
  );
  const keyOf = (one: Listed) => days.get(one) ?? "9999";
  return recurrences.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0));
};
