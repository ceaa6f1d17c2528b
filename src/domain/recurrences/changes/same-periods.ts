import { addDays } from "../../shared/add-days.ts";
import type { CivilDate } from "../../shared/civil-date.ts";
import { monthOf } from "../../shared/year-month.ts";
import { answeredDay, reachOfAnswers } from "../answered-day.ts";
import { dayIn, dayOfMonth, indexFrom, plannedDays, type DayPlan } from "../planned-days.ts";

/** Whether two plans come equally often, on whatever days. */
export const isSameRhythm = (one: DayPlan, other: DayPlan): boolean =>
  one.every === other.every && one.unit === other.unit;

/** The first day of a plan whose day of the month changed: in the month of its first movement, unless it is said anew. */
export function startOfPeriods(before: DayPlan, draft: DayPlan): CivilDate {
  const isSaid = draft.start !== before.start || draft.dayOfMonth === before.dayOfMonth;
  if (isSaid || !isSameRhythm(before, draft)) return draft.start;
  const [was, is] = [firstDay(before), firstDay(draft)];
  if (was === null || (is !== null && monthOf(is) === monthOf(was))) return draft.start;
  return dayIn(monthOf(was), dayOfMonth(draft));
}

const firstDay = (plan: DayPlan): CivilDate | null => {
  const [first] = plannedDays({ ...plan, end: null }, 0);
  return first?.day ?? null;
};

/** The end of a plan whose days changed: what was its last movement stays so, unless another end is said. */
export function endOfPeriods(before: DayPlan, draft: DayPlan): CivilDate | null {
  if (draft.end === null || draft.end !== before.end || !isSameRhythm(before, draft))
    return draft.end;
  const last = lastDay(before, before.end);
  if (last === null) return draft.end;
  const own = answeredDay(
    { ...draft, end: null, times: null },
    { day: last, ...reachOfAnswers(before) },
  );
  return own === null || own === lastDay(draft, draft.end) ? draft.end : own;
}

/** The last planned day up to an end; null if there is none. */
function lastDay(plan: DayPlan, end: CivilDate): CivilDate | null {
  const count = Math.min(indexFrom(plan, addDays(end, 1)), plan.times ?? Infinity);
  if (count === 0) return null;
  const [last] = plannedDays(plan, count - 1);
  return last?.day ?? null;
}
