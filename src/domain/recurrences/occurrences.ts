import type { CivilDate } from "../shared/civil-date.ts";
import { compareText } from "../shared/compare-text.ts";
import { amountAt } from "./instalments.ts";
import { dueDay, indexFrom, plannedDays, type PlannedDay } from "./planned-days.ts";
import type { Occurrence, OccurrenceException, Recurrence } from "./recurrence.ts";

/**
 * The movements that are planned, not settled, and due from one day to another, both inclusive, the earliest first; of
 * paused recurrences there is nothing. What should have happened before today and still waits counts with its own day.
 */
export function occurrencesBetween(
  recurrences: Iterable<Recurrence>,
  from: CivilDate,
  to: CivilDate,
): readonly Occurrence[] {
  const found: Occurrence[] = [];
  for (const recurrence of recurrences) {
    for (const occurrence of openOccurrences(recurrence, from)) {
      if (occurrence.day > to && occurrence.date > to) break;
      if (occurrence.date >= from && occurrence.date <= to) found.push(occurrence);
    }
  }
  return found.toSorted((a, b) => compareText(a.date, b.date));
}

/** All of one recurrence that is planned and not settled, in order, from about a day on; there may be no end of them. */
export function* openOccurrences(
  recurrence: Recurrence,
  from: CivilDate = recurrence.openFrom,
): Generator<Occurrence, undefined> {
  if (recurrence.paused) return undefined;
  const exceptions = exceptionsByDay(recurrence);
  for (const planned of openDays(recurrence, from)) {
    const exception = exceptions?.get(planned.day);
    if (exception?.state === "settled") continue;
    yield occurrenceOf(recurrence, planned, exception);
  }
  return undefined;
}

/** The planned movement of a recurrence that is known by a day, planned or due, and not settled; else null. */
export function occurrenceOn(recurrence: Recurrence, date: CivilDate): Occurrence | null {
  for (const one of openOccurrences(recurrence, date)) {
    if (one.day === date || one.date === date) return one;
    if (one.day > date && one.date > date) return null;
  }
  return null;
}

/** The planned days that may be open, from the one before a day on: a neighbour's day is as far as one may be moved. */
function* openDays(recurrence: Recurrence, from: CivilDate): Generator<PlannedDay> {
  const first = indexFrom(recurrence, recurrence.openFrom);
  const near = from > recurrence.openFrom ? indexFrom(recurrence, from) - 1 : first;
  yield* plannedDays(recurrence, Math.max(first, near));
}

const exceptionsByDay = ({ exceptions }: Recurrence) =>
  exceptions.length === 0 ? null : new Map(exceptions.map((one) => [one.day, one]));

function occurrenceOf(
  recurrence: Recurrence,
  { day, index }: PlannedDay,
  exception: OccurrenceException | undefined,
): Occurrence {
  const { id, kind, category, description } = recurrence;
  const changed = exception?.state === "changed" ? exception : null;
  return {
    recurrenceId: id,
    day,
    date: changed?.date ?? dueDay(recurrence, day),
    kind,
    category,
    amount: changed?.amount ?? amountAt(recurrence, index),
    description,
  };
}
