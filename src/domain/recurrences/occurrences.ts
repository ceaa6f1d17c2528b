import type { CivilDate } from "../shared/civil-date.ts";
import { compareText } from "../shared/compare-text.ts";
import { dueDay, indexFrom, plannedDays, type PlannedDay } from "./planned-days.ts";
import type { Occurrence, OccurrenceException, Recurrence } from "./recurrence.ts";
import { ZERO } from "../shared/cents.ts";
import { amountAt, amountsLeft } from "./part-amounts.ts";

/**
 * The open movements due from one day to another, both inclusive, the earliest first; none of paused recurrences. An
 * overdue movement counts on its own day.
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

/** All open movements of one recurrence, in order, from about a day on; possibly endless. */
export function* openOccurrences(
  recurrence: Recurrence,
  from: CivilDate = recurrence.openFrom,
): Generator<Occurrence, undefined> {
  if (recurrence.paused) return undefined;
  const exceptions = exceptionsByDay(recurrence);
  const left = amountsLeft(recurrence);
  for (const planned of openDays(recurrence, from)) {
    const exception = exceptions?.get(planned.day);
    if (exception?.state === "settled") continue;
    const one = occurrenceOf(recurrence, planned, exception);
    if (left === null) yield one;
    else {
      const amount = left.get(planned.day) ?? ZERO;
      // Nothing is left to pay with it.
      if (amount > 0) yield { ...one, amount };
    }
  }
  return undefined;
}

/** The open movement of a recurrence that is planned for a day or due on it; else null. */
export function occurrenceOn(recurrence: Recurrence, date: CivilDate): Occurrence | null {
  for (const one of openOccurrences(recurrence, date)) {
    if (one.day === date || one.date === date) return one;
    if (one.day > date && one.date > date) return null;
  }
  return null;
}

/**
 * The planned days that may be open, from the one before a day on: a movement can be moved no further than its
 * neighbours.
 */
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
  const isEach = recurrence.cost.of === "each";
  return {
    recurrenceId: id,
    day,
    date: changed?.date ?? dueDay(recurrence, day),
    kind,
    category,
    // What is left of instalments is not said of one of them.
    amount: (isEach ? changed?.amount : null) ?? amountAt(recurrence, index),
    description,
  };
}
