import { addDays } from "../shared/add-days.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { openOccurrences } from "./occurrences.ts";
import { indexFrom, plannedDays } from "./planned-days.ts";
import type { Occurrence, OccurrenceException, Recurrence, RecurrenceDraft } from "./recurrence.ts";
import { compareText } from "../shared/compare-text.ts";

/**
 * A new recurrence: nothing due before today is open, unless `from` is "start", or a weekend moved a movement there that
 * is planned for later.
 */
export function begun(
  draft: RecurrenceDraft,
  id: Recurrence["id"],
  today: CivilDate,
  from: "start" | "today",
): Recurrence {
  const whole = { ...draft, id, openFrom: draft.start, exceptions: [], askedUntil: null };
  return from === "start" ? whole : openedOn(whole, today);
}

/**
 * A recurrence in which nothing due before a day is open, as long as something was planned before that day; only what is
 * planned about it is looked at.
 */
export function openedOn(recurrence: Recurrence, today: CivilDate): Recurrence {
  if (indexFrom(recurrence, today) === 0) return recurrence;
  let from = recurrence.openFrom > today ? recurrence.openFrom : today;
  for (const { day, date } of openOccurrences({ ...recurrence, paused: false }, today)) {
    if (date >= today) return openFrom(recurrence, day);
    if (day >= from) from = addDays(day, 1);
  }
  return openFrom(recurrence, from);
}

/** A recurrence in which some planned days, recorded or skipped, are settled. */
export function settled(recurrence: Recurrence, days: readonly CivilDate[]): Recurrence {
  const exceptions = new Map(recurrence.exceptions.map((one) => [one.day, one]));
  for (const day of days) exceptions.set(day, { day, state: "settled" });
  let next = recurrence.openFrom;
  for (const { day } of plannedDays(recurrence, indexFrom(recurrence, next))) {
    if (exceptions.get(day)?.state !== "settled") break;
    next = addDays(day, 1);
  }
  return openFrom({ ...recurrence, exceptions: sortedByDay(exceptions.values()) }, next);
}

/** A recurrence in which a settled day is open again; unchanged if the day is not planned, or is open. */
export function reopened(recurrence: Recurrence, day: CivilDate): Recurrence {
  const { openFrom: from, exceptions } = recurrence;
  const [planned] = plannedDays(recurrence, indexFrom(recurrence, day));
  if (planned?.day !== day) return recurrence;
  if (day >= from)
    return {
      ...recurrence,
      exceptions: exceptions.filter((one) => one.day !== day || one.state !== "settled"),
    };
  const settledAgain: OccurrenceException[] = [];
  for (const { day: between } of plannedDays(recurrence, planned.index + 1)) {
    if (between >= from) break;
    settledAgain.push({ day: between, state: "settled" });
  }
  return { ...recurrence, openFrom: day, exceptions: [...settledAgain, ...exceptions] };
}

/** A recurrence in which one movement is due on another day, or has another amount. */
export function withChanged(
  recurrence: Recurrence,
  { day }: Pick<Occurrence, "day">,
  { date, amount }: Pick<Occurrence, "date" | "amount">,
): Recurrence {
  const others = recurrence.exceptions.filter((one) => one.day !== day);
  const changed: OccurrenceException = { day, state: "changed", date, amount };
  return { ...recurrence, exceptions: sortedByDay([...others, changed]) };
}

/** Whether a day is strictly between the movements before and after an open one, so that their order stays. */
export function mayMoveTo(recurrence: Recurrence, moved: Occurrence, date: CivilDate): boolean {
  let before: Occurrence | null = null;
  for (const one of openOccurrences({ ...recurrence, paused: false })) {
    if (one.day > moved.day) {
      if (date >= one.day || date >= one.date) return false;
      break;
    }
    if (one.day < moved.day) before = one;
  }
  if (before !== null) return date > before.day && date > before.date;
  const index = indexFrom(recurrence, moved.day);
  if (index === 0) return true;
  const [earlier] = plannedDays(recurrence, index - 1);
  return earlier === undefined || date > earlier.day;
}

const openFrom = (recurrence: Recurrence, day: CivilDate): Recurrence => ({
  ...recurrence,
  openFrom: day,
  exceptions: recurrence.exceptions.filter((one) => one.day >= day),
});

/** Exceptions in the order of their days. */
export const sortedByDay = (exceptions: Iterable<OccurrenceException>) =>
  [...exceptions].toSorted((a, b) => compareText(a.day, b.day));
