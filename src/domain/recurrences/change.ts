import { addDays } from "../shared/add-days.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { RecurrenceId } from "../shared/ids.ts";
import { openOccurrences } from "./occurrences.ts";
import { indexFrom } from "./planned-days.ts";
import type { Occurrence, Recurrence, RecurrenceDraft } from "./recurrence.ts";
import { openedOn } from "./settle.ts";

/** The scope of a change or removal: one movement, it and those after it, or all that are still open. */
export type ChangeScope = "this" | "following" | "all";

/**
 * A recurrence with a changed plan; existing records stay. If its days change, or a pause ends, nothing that was due
 * before today is open.
 */
export function replanned(
  recurrence: Recurrence,
  draft: RecurrenceDraft,
  today: CivilDate,
): Recurrence {
  const next = { ...recurrence, ...draft };
  const isSameDays = DAY_FIELDS.every((field) => draft[field] === recurrence[field]);
  if (isSameDays && !(recurrence.paused && !draft.paused)) return next;
  return openedOn(isSameDays ? next : { ...next, exceptions: [] }, today);
}

const DAY_FIELDS = ["start", "every", "unit", "weekend"] as const;

/**
 * Splits a recurrence at a movement: the old plan before it, a new one from it on. The first part is null if nothing
 * before that movement is open: then the second one replaces it.
 */
export function parted(
  recurrence: Recurrence,
  from: Occurrence,
  draft: RecurrenceDraft,
  newId: () => RecurrenceId,
): { readonly before: Recurrence | null; readonly after: Recurrence } {
  const start = draft.start === recurrence.start ? from.day : draft.start;
  const passed = indexFrom(recurrence, from.day);
  const times =
    draft.times === null || draft.times !== recurrence.times ? draft.times : draft.times - passed;
  const plan = { ...draft, start, times };
  const [first] = openOccurrences({ ...recurrence, paused: false });
  const isNext = first === undefined || first.day === from.day;
  const after: Recurrence = {
    ...plan,
    id: isNext ? recurrence.id : newId(),
    openFrom: start,
    exceptions: [],
    askedUntil: recurrence.askedUntil,
  };
  return { before: isNext ? null : endedBefore(recurrence, from), after };
}

/** A recurrence that ends before a movement. */
export const endedBefore = (recurrence: Recurrence, { day }: Occurrence): Recurrence => {
  const last = addDays(day, -1);
  const end = recurrence.end !== null && recurrence.end < last ? recurrence.end : last;
  return { ...recurrence, end, exceptions: recurrence.exceptions.filter((one) => one.day <= end) };
};
