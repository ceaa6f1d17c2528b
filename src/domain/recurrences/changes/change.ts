import type { CivilDate } from "../../shared/civil-date.ts";
import type { RecurrenceId } from "../../shared/ids.ts";
import { monthOf } from "../../shared/year-month.ts";
import { reachOfAnswers } from "../answered-day.ts";
import { carried, carriedFrom, isSameDays } from "./carry.ts";
import { openOccurrences } from "../occurrences.ts";
import { nextOf } from "../due.ts";
import { withOpenPeriods } from "./open-periods.ts";
import { dayIn, dayOfMonth, endOfPeriodBefore, indexFrom, startOn } from "../planned-days.ts";
import type { Occurrence, Recurrence, RecurrenceDraft } from "../recurrence.ts";
import { endOfPeriods } from "./same-periods.ts";

/** The scope of a change or removal: one movement, it and those after it, or all that are still open. */
export type ChangeScope = "this" | "following" | "all";

/**
 * A recurrence with a changed plan; existing records and answers stay. If its rhythm changes, or a pause ends, nothing that
 * was due before today is open; if only its days change, what was open in its periods.
 */
export function replanned(
  recurrence: Recurrence,
  draft: RecurrenceDraft,
  today: CivilDate,
): Recurrence {
  const next = carried(recurrence, draft, today).recurrence;
  const goesOn = recurrence.paused && !draft.paused;
  if (isSameDays(recurrence, draft) && !goesOn) return next;
  const first = nextOf({ ...next, paused: false });
  if (first === null || first.date >= today) return next;
  return withOpenPeriods(recurrence, next, today);
}

/** The two parts of a plan, and the number of answers that the second one cannot keep as they are. */
export type Parted = {
  readonly before: Recurrence | null;
  readonly after: Recurrence;
  readonly lost: number;
};

/**
 * Splits a recurrence at a movement: the old plan before it, a new one from it on. The first part is null if nothing
 * before that movement is open: then the second one replaces it.
 */
export function parted(
  recurrence: Recurrence,
  from: Occurrence,
  draft: RecurrenceDraft,
  newId: () => RecurrenceId,
): Parted {
  const passed = indexFrom(recurrence, from.day);
  const times =
    draft.times === null || draft.times !== recurrence.times ? draft.times : draft.times - passed;
  const [first] = openOccurrences({ ...recurrence, paused: false });
  const isNext = first === undefined || first.day === from.day;
  const plan = { ...draft, ...partedDays(recurrence, from, draft), times };
  const { recurrence: after, lost } = carriedFrom(recurrence, from.day, {
    ...plan,
    end: endOfPeriods(recurrence, plan),
    id: isNext ? recurrence.id : newId(),
    openFrom: plan.start,
    exceptions: [],
    askedUntil: recurrence.askedUntil,
  });
  return { before: isNext ? null : endedBefore(recurrence, from), after, lost };
}

type Days = Pick<RecurrenceDraft, "start" | "dayOfMonth">;

/** The first day of the second part: that of the movement, if no other one is said; its day of the month stays. */
function partedDays(recurrence: Recurrence, from: Occurrence, draft: RecurrenceDraft): Days {
  if (draft.start !== recurrence.start) return { start: draft.start };
  const isByMonth = [recurrence, draft].every((one) => reachOfAnswers(one).reach === undefined);
  if (!isByMonth) return { start: from.day };
  const own = dayOfMonth(draft);
  const isSameDay = own === dayOfMonth(recurrence);
  return startOn(draft, isSameDay ? from.day : dayIn(monthOf(from.day), own));
}

/** A recurrence that ends before a movement: with the period of the one before, which has no part in a later one. */
export const endedBefore = (recurrence: Recurrence, { day }: Occurrence): Recurrence => {
  const last = endOfPeriodBefore(recurrence, day);
  const end = recurrence.end !== null && recurrence.end < last ? recurrence.end : last;
  return { ...recurrence, end, exceptions: recurrence.exceptions.filter((one) => one.day <= end) };
};
