import { addDays } from "../shared/add-days.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { openOccurrences } from "./occurrences.ts";
import type { Occurrence, Recurrence } from "./recurrence.ts";

/** The open movements of a recurrence that are due up to a day, inclusive, up to a number. */
export function dueUntil(recurrence: Recurrence, day: CivilDate, most: number): Occurrence[] {
  const due: Occurrence[] = [];
  if (most < 1) return due;
  for (const one of openOccurrences(recurrence)) {
    if (one.date > day) break;
    due.push(one);
    if (due.length === most) break;
  }
  return due;
}

/** The next open movement; null if there is none, or if the recurrence is paused. */
export const nextOf = (recurrence: Recurrence): Occurrence | null => {
  const { value } = openOccurrences(recurrence).next();
  return value ?? null;
};

/**
 * The next day on which a recurrence needs an automatic action: recording its next movement, or asking about the next
 * one that has not been asked about; null for never. An automatic one that waits for an answer is looked at daily.
 */
export function nextActionDay(recurrence: Recurrence): CivilDate | null {
  const { mode, askedUntil: asked } = recurrence;
  if (mode === "automatic") {
    const next = nextOf(recurrence);
    if (next === null || asked === null || next.date > asked) return next?.date ?? null;
    return addDays(asked, 1);
  }
  for (const { date } of openOccurrences(recurrence, asked ?? recurrence.openFrom)) {
    if (asked === null || date > asked) return date;
  }
  return null;
}

/** A changed recurrence, asked about anew where another mode applies. */
export const askedAnew = (before: Recurrence, after: Recurrence): Recurrence =>
  before.mode === after.mode ? after : { ...after, askedUntil: null };

/** The open movements of recurrences that are due up to a day, the soonest first, up to a number. */
export function soonest(
  recurrences: readonly Recurrence[],
  until: CivilDate,
  most: number,
): readonly Occurrence[] {
  const found: Occurrence[] = [];
  const queues = recurrences.map((one) => openOccurrences(one));
  const heads = queues.map((queue) => queue.next().value ?? null);
  while (found.length < most) {
    let first = -1;
    for (const [index, head] of heads.entries()) {
      if (head === null || head.date > until) continue;
      if (first === -1 || head.date < (heads[first]?.date ?? "")) first = index;
    }
    const next = heads[first];
    if (next === undefined || next === null) break;
    found.push(next);
    heads[first] = queues[first]?.next().value ?? null;
  }
  return found;
}
