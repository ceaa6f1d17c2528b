import type { CivilDate } from "../shared/civil-date.ts";
import { compareText } from "../shared/compare-text.ts";
import { dueDay, indexFrom, plannedDays, type PlannedDay } from "./planned-days.ts";
import type { Occurrence, OccurrenceException, Recurrence, RecurrenceDraft } from "./recurrence.ts";
import { cents, MAX_AMOUNT, type Cents } from "../shared/cents.ts";

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
  for (const planned of openDays(recurrence, from)) {
    const exception = exceptions?.get(planned.day);
    if (exception?.state === "settled") continue;
    yield occurrenceOf(recurrence, planned, exception);
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

/**
 * The amount of a movement, in cents, by its number among all, counted from 0. Instalments add up to the total: the
 * remainder of the division is spread over the first ones, a cent each, and the fee is added to the first, which is at most the
 * largest amount: a plan made before both were bounded together must not keep the others from being recorded.
 */
function amountAt({ cost, times }: RecurrenceDraft, index: number): Cents {
  if (cost.of === "each") return cost.amount;
  const number = times ?? 1;
  const part = Math.floor(cost.total / number) + (index < cost.total % number ? 1 : 0);
  return cents(Math.min(part + (index === 0 ? cost.fee : 0), MAX_AMOUNT));
}
