import { addDays } from "../../shared/add-days.ts";
import type { CivilDate } from "../../shared/civil-date.ts";
import { addMonths, daysOf, monthOf } from "../../shared/year-month.ts";
import { answeredDay, reachOfAnswers } from "../answered-day.ts";
import { daysFrom, endless, indexFrom, plannedDays, startOn } from "../planned-days.ts";
import type { Recurrence } from "../recurrence.ts";

/**
 * Another plan as far as it is open: after the period of the last day that was settled. Where an earlier plan had its
 * part, or a movement was answered ahead, it begins in the first period of the one before at the earliest.
 */
export function openedIn(before: Recurrence, plan: Recurrence, today: CivilDate): Recurrence {
  const last = lastSettled(before, today);
  if (last !== null)
    return { ...plan, openFrom: unlike(plan.start, afterPeriodOf(before, plan, last)) };
  return begunWith(before, plan);
}

/** A plan in place of one of which nothing was settled: that may begin earlier, unless an earlier plan has its part. */
export const begunWith = (before: Recurrence, plan: Recurrence): Recurrence =>
  before.openFrom === before.start
    ? { ...plan, openFrom: plan.start }
    : partFrom(plan, firstOwnDay(before));

/** A day from which a plan is open, never its first one, by which a plan is known that may begin earlier. */
const unlike = (start: CivilDate, day: CivilDate): CivilDate =>
  day === start ? addDays(day, -1) : day;

/** The first day of a plan's own periods: of days and weeks half a period before its first movement. */
function firstOwnDay(plan: Recurrence): CivilDate {
  const [first = plan.start] = daysFrom(plan, plan.start, 0);
  const { reach } = reachOfAnswers(plan);
  const own = plan.openFrom < plan.start ? addDays(plan.openFrom, 1) : first;
  if (reach === undefined) return daysOf(monthOf(own)).from;
  return own === first ? addDays(first, -reach) : plan.openFrom;
}

/** From when on another plan is open that has no part in the period of a day. */
export function afterPeriodOf(before: Recurrence, plan: Recurrence, last: CivilDate): CivilDate {
  const isByMonth = [before, plan].every((one) => reachOfAnswers(one).reach === undefined);
  if (isByMonth) return daysOf(addMonths(monthOf(last), 1)).from;
  const own = answeredDay(plan, { day: last, ...reachOfAnswers(before) });
  return addDays(own !== null && own > last ? own : last, 1);
}

/** The last day before today that was settled; null if there is none. */
export function lastSettled(before: Recurrence, today: CivilDate): CivilDate | null {
  const plan = endless(before, before.start);
  const index = indexFrom(plan, before.openFrom < today ? before.openFrom : today);
  if (index === 0) return null;
  const [last] = plannedDays(plan, index - 1);
  return last?.day ?? null;
}

/** A plan of which nothing before a day is its own: it begins with its first movement from then on. */
export function partFrom(plan: Recurrence, day: CivilDate): Recurrence {
  const [first] =
    plan.start < day ? plannedDays({ ...plan, end: null, times: null }, indexFrom(plan, day)) : [];
  const begun = first === undefined ? plan : { ...plan, ...startOn(plan, first.day) };
  return { ...begun, openFrom: unlike(begun.start, day) };
}
