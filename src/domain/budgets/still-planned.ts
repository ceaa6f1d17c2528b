import { occurrencesBetween } from "../recurrences/occurrences.ts";
import type { Recurrence } from "../recurrences/recurrence.ts";
import { cents, subtract, ZERO, type Cents } from "../shared/cents.ts";
import { daysOf, type YearMonth } from "../shared/year-month.ts";

/** By how much the limit would be exceeded with all that is planned, in cents; negative where it would not. */
export const beyondLimit = (planned: Cents, remaining: Cents): Cents =>
  subtract(planned, remaining);

/** The planned expenses of a month that are not recorded yet, by category, in cents. */
export function stillPlanned(
  recurrences: Iterable<Recurrence>,
  month: YearMonth,
): ReadonlyMap<string, Cents> {
  const { from, to } = daysOf(month);
  const planned = new Map<string, Cents>();
  for (const { kind, category, amount } of occurrencesBetween(recurrences, from, to))
    if (kind === "expense") planned.set(category, cents((planned.get(category) ?? ZERO) + amount));
  return planned;
}
