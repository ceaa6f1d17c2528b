import { weekdayOf } from "../calendar/weekday.ts";
import { addDays } from "../shared/add-days.ts";
import { daysInMonth, LAST_YEAR, partsOf, type CivilDate } from "../shared/civil-date.ts";
import { daysBetween } from "../shared/days-between.ts";
import { addMonths, monthOf } from "../shared/year-month.ts";
import type { RecurrenceDraft } from "./recurrence.ts";

/** The fields that decide on which days something is planned. */
export type DayPlan = Pick<
  RecurrenceDraft,
  "start" | "every" | "unit" | "end" | "times" | "weekend"
>;

/** A planned day, and how many were planned before it. */
export type PlannedDay = { readonly day: CivilDate; readonly index: number };

const SATURDAY = 5;

/** A weekend moves a day by up to two others; what comes more often than every third day would meet its neighbours. */
const CLOSE_DAYS = 3;

/** The planned days from one of them on, `first` counting from 0, as long as the plan and the calendar go. */
export function* plannedDays(plan: DayPlan, first: number): Generator<PlannedDay> {
  const inDays = daysApart(plan);
  let day = dayAt(plan, first);
  for (let index = first; index < (plan.times ?? Infinity); index += 1) {
    if (Number(day.slice(0, 4)) > LAST_YEAR || (plan.end !== null && day > plan.end)) return;
    yield { day, index };
    day = inDays === null ? dayAt(plan, index + 1) : addDays(day, inDays);
  }
}

/** The number of the first planned day that is not before `from`, counted from 0. */
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

/** The first planned day after the start that is not before today; null where there is none. */
export function nextPlanned(plan: DayPlan, today: CivilDate): CivilDate | null {
  const [next] = plannedDays(plan, Math.max(1, indexFrom(plan, today)));
  return next?.day ?? null;
}

/** When what is planned for a day is due: the day itself, or the Friday before or the Monday after a weekend. */
export function dueDay(plan: DayPlan, day: CivilDate): CivilDate {
  const inDays = daysApart(plan);
  if (plan.weekend === "keep" || (inDays !== null && inDays < CLOSE_DAYS)) return day;
  const past = weekdayOf(day) - SATURDAY;
  if (past < 0) return day;
  return addDays(day, plan.weekend === "before" ? -1 - past : 2 - past);
}

/** A planned day by its number. */
function dayAt(plan: DayPlan, index: number): CivilDate {
  const inDays = daysApart(plan);
  if (inDays !== null) return addDays(plan.start, index * inDays);
  const month = addMonths(monthOf(plan.start), index * monthsApart(plan));
  const length = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)));
  const day = Math.min(partsOf(plan.start).day, length);
  return `${month}-${String(day).padStart(2, "0")}` as CivilDate;
}

const monthsApart = ({ every, unit }: DayPlan): number => (unit === "year" ? 12 : 1) * every;

/** How many days lie between two planned ones; null where that depends on the month. */
const daysApart = ({ every, unit }: DayPlan): number | null =>
  unit === "day" ? every : unit === "week" ? 7 * every : null;
