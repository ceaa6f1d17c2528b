import { weekdayOf } from "../calendar/weekday.ts";
import { addDays } from "../shared/add-days.ts";
import { daysInMonth, LAST_YEAR, partsOf, type CivilDate } from "../shared/civil-date.ts";
import { daysBetween } from "../shared/days-between.ts";
import { addMonths, daysOf, monthOf, monthsBetween, type YearMonth } from "../shared/year-month.ts";
import type { RecurrenceDraft } from "./recurrence.ts";

/** The fields that determine the planned days. */
export type DayPlan = Pick<
  RecurrenceDraft,
  "start" | "dayOfMonth" | "every" | "unit" | "end" | "times" | "weekend"
>;

/** A planned day, and its index in the plan. */
export type PlannedDay = { readonly day: CivilDate; readonly index: number };

const SATURDAY = 5;

/** A weekend moves a movement by up to two days; below this period it would meet its neighbours. */
const CLOSE_DAYS = 3;

/** The planned days from an index on, counted from 0, as long as the plan and the calendar last. */
export function* plannedDays(plan: DayPlan, first: number): Generator<PlannedDay> {
  const inDays = daysApart(plan);
  let day = dayAt(plan, first);
  for (let index = first; index < (plan.times ?? Infinity); index += 1) {
    if (Number(day.slice(0, 4)) > LAST_YEAR || (plan.end !== null && day > plan.end)) return;
    yield { day, index };
    day = inDays === null ? dayAt(plan, index + 1) : addDays(day, inDays);
  }
}

/** The index of the first planned day that is not before `from`, from 0. */
export function indexFrom(plan: DayPlan, from: CivilDate): number {
  if (from <= plan.start) return 0;
  const inDays = daysApart(plan);
  if (inDays !== null) return Math.ceil(daysBetween(plan.start, from) / inDays);
  const apart = monthsApart(plan);
  const months = monthsBetween(firstMonth(plan), monthOf(from));
  const index = Math.max(0, Math.floor(months / apart));
  return dayAt(plan, index) < from ? index + 1 : index;
}

/** The first planned day after the start that is not before today; null if there is none. */
export function nextPlanned(plan: DayPlan, today: CivilDate): CivilDate | null {
  const [next] = plannedDays(plan, Math.max(1, indexFrom(plan, today)));
  return next?.day ?? null;
}

/** The same as a new start, which keeps the day of the month. */
export function nextStart(
  plan: DayPlan,
  today: CivilDate,
): Pick<RecurrenceDraft, "start" | "dayOfMonth"> | null {
  const start = nextPlanned(plan, today);
  return start === null ? null : startOn(plan, start);
}

/** A planned day as the start of a plan that comes on the same days from there on. */
export function startOn(
  plan: DayPlan,
  start: CivilDate,
): Pick<RecurrenceDraft, "start" | "dayOfMonth"> {
  const own = dayOfMonth(plan);
  const isOwn = daysApart(plan) !== null || own === partsOf(start).day;
  return isOwn ? { start } : { start, dayOfMonth: own };
}

/** Whether a weekend can move the movements of a plan: those of every day, or every second one, would meet. */
export function canLeaveWeekends(plan: Pick<DayPlan, "every" | "unit">): boolean {
  const inDays = daysApart(plan);
  return inDays === null || inDays >= CLOSE_DAYS;
}

/**
 * The last day of the period before a planned day: the end of that movement's month, or of days and weeks half a period
 * after it. On whatever day it comes instead, it stays before the planned day.
 */
export function endOfPeriodBefore(plan: DayPlan, day: CivilDate): CivilDate {
  const before = addDays(day, -1);
  const index = indexFrom(plan, day);
  const [previous] = index === 0 ? [] : plannedDays(plan, index - 1);
  if (previous === undefined) return before;
  const inDays = daysApart(plan);
  const last =
    inDays === null
      ? daysOf(monthOf(previous.day)).to
      : addDays(previous.day, Math.floor(inDays / 2));
  return last < before ? last : before;
}

/** A day of a plan and the one after it, as far as there are any. */
export function daysFrom(plan: DayPlan, day: CivilDate, index = indexFrom(plan, day)) {
  const days: CivilDate[] = [];
  for (const planned of plannedDays(plan, index)) {
    days.push(planned.day);
    if (days.length === 2) break;
  }
  return days;
}

/** When the movement of a planned day is due: on that day, or on the Friday before or the Monday after a weekend. */
export function dueDay(plan: DayPlan, day: CivilDate): CivilDate {
  if (plan.weekend === "keep" || !canLeaveWeekends(plan)) return day;
  const past = weekdayOf(day) - SATURDAY;
  if (past < 0) return day;
  return addDays(day, plan.weekend === "before" ? -1 - past : 2 - past);
}

/** The planned day with an index. */
function dayAt(plan: DayPlan, index: number): CivilDate {
  const inDays = daysApart(plan);
  if (inDays !== null) return addDays(plan.start, index * inDays);
  return dayIn(addMonths(firstMonth(plan), index * monthsApart(plan)), dayOfMonth(plan));
}

/** The day of the month on which a plan comes, from 1 to 31; in a shorter month it is the last one. */
export const dayOfMonth = (plan: Pick<DayPlan, "start" | "dayOfMonth">): number =>
  plan.dayOfMonth ?? partsOf(plan.start).day;

/** A day of a month, or its last one. */
export function dayIn(month: YearMonth, day: number): CivilDate {
  const length = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)));
  return `${month}-${String(Math.min(day, length)).padStart(2, "0")}` as CivilDate;
}

/** The month of the first planned day: that of the start, or a period later if its day was before the start. */
function firstMonth(plan: DayPlan): YearMonth {
  const month = monthOf(plan.start);
  return dayIn(month, dayOfMonth(plan)) < plan.start ? addMonths(month, monthsApart(plan)) : month;
}

/** The same plan as if it had come since a day at least, and came for ever. */
export function endless(plan: DayPlan, since: CivilDate): DayPlan {
  const always = { ...plan, end: null, times: null };
  if (since >= plan.start) return always;
  const [apart, inDays] = [monthsApart(plan), daysApart(plan)];
  if (inDays !== null) {
    const periods = Math.ceil(daysBetween(since, plan.start) / inDays);
    return { ...always, start: addDays(plan.start, -periods * inDays) };
  }
  const own = dayOfMonth(plan);
  const months = monthsBetween(monthOf(since), firstMonth(plan));
  const first = addMonths(firstMonth(plan), -Math.ceil(months / apart) * apart);
  return { ...always, start: dayIn(first, own), dayOfMonth: own };
}

/** The months between two planned days of a plan in months or years. */
export const monthsApart = ({ every, unit }: DayPlan): number => (unit === "year" ? 12 : 1) * every;

/** The days between two planned ones; null if that depends on the month. */
export const daysApart = ({ every, unit }: Pick<DayPlan, "every" | "unit">): number | null =>
  unit === "day" ? every : unit === "week" ? 7 * every : null;
