import { weekdayOf } from "../calendar/weekday.ts";
import { addDays } from "../shared/add-days.ts";
import { daysInMonth, LAST_YEAR, partsOf, type CivilDate } from "../shared/civil-date.ts";
import { daysBetween } from "../shared/days-between.ts";
import { addMonths, monthOf } from "../shared/year-month.ts";
import type { RecurrenceDraft } from "./recurrence.ts";

/** The fields that determine the planned days. */
export type DayPlan = Pick<
  RecurrenceDraft,
  "start" | "every" | "unit" | "end" | "times" | "weekend"
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
  const [start, goal] = [partsOf(plan.start), partsOf(from)];
  const months = (goal.year - start.year) * 12 + goal.month - start.month;
  const index = Math.max(0, Math.floor(months / apart));
  return dayAt(plan, index) < from ? index + 1 : index;
}

/** Whether a plan has a movement on a day, before any weekend or change moves it. */
export function isPlanned(plan: DayPlan, day: CivilDate): boolean {
  const [planned] = plannedDays(plan, indexFrom(plan, day));
  return planned?.day === day;
}

/** The first planned day after the start that is not before today; null if there is none. */
export function nextPlanned(plan: DayPlan, today: CivilDate): CivilDate | null {
  const [next] = plannedDays(plan, Math.max(1, indexFrom(plan, today)));
  return next?.day ?? null;
}

/** When the movement of a planned day is due: on that day, or on the Friday before or the Monday after a weekend. */
export function dueDay(plan: DayPlan, day: CivilDate): CivilDate {
  const inDays = daysApart(plan);
  if (plan.weekend === "keep" || (inDays !== null && inDays < CLOSE_DAYS)) return day;
  const past = weekdayOf(day) - SATURDAY;
  if (past < 0) return day;
  return addDays(day, plan.weekend === "before" ? -1 - past : 2 - past);
}

/** The planned day with an index. */
function dayAt(plan: DayPlan, index: number): CivilDate {
  const inDays = daysApart(plan);
  if (inDays !== null) return addDays(plan.start, index * inDays);
  const month = addMonths(monthOf(plan.start), index * monthsApart(plan));
  const length = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)));
  const day = Math.min(partsOf(plan.start).day, length);
  return `${month}-${String(day).padStart(2, "0")}` as CivilDate;
}

const monthsApart = ({ every, unit }: DayPlan): number => (unit === "year" ? 12 : 1) * every;

/** The days between two planned ones; null if that depends on the month. */
const daysApart = ({ every, unit }: DayPlan): number | null =>
  unit === "day" ? every : unit === "week" ? 7 * every : null;
