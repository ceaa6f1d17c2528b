import { occurrencesBetween } from "../recurrences/occurrences.ts";
import type { Recurrence } from "../recurrences/recurrence.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { addMonths, daysOf, monthOf } from "../shared/year-month.ts";
import type { Planned } from "./planned.ts";

/** The most months that a forecast reaches ahead. */
const MAX_MONTHS_AHEAD = 13;

/** The age at which a movement that waits for confirmation is no longer expected, in months. */
const MAX_MONTHS_BACK = 2;

/**
 * The movements of recurrences since a day, as far as a forecast reaches, and the overdue ones of the two months
 * before.
 */
export function plannedOccurrences(
  recurrences: Iterable<Recurrence>,
  today: CivilDate,
): readonly Planned[] {
  const { to } = daysOf(addMonths(monthOf(today), MAX_MONTHS_AHEAD));
  const { from } = daysOf(addMonths(monthOf(today), -MAX_MONTHS_BACK));
  return occurrencesBetween(recurrences, from, to).map(
    ({ date, kind, category, amount, description, recurrenceId }) => ({
      date,
      kind,
      category,
      amount,
      description,
      recurrence: recurrenceId,
    }),
  );
}
