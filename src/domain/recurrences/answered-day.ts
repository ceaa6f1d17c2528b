import { addDays } from "../shared/add-days.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { daysBetween } from "../shared/days-between.ts";
import { daysOf, monthOf } from "../shared/year-month.ts";
import { daysApart, indexFrom, monthsApart, plannedDays, type DayPlan } from "./planned-days.ts";

/** A day for which an answer was given, and how far it reaches; without a reach it counts for its calendar month. */
export type Answered = { readonly day: CivilDate; readonly reach?: number };

/** The days that every month has, and that no month has more of. */
const [MONTH_MIN_DAYS, MONTH_MAX_DAYS] = [28, 31];

/** How many days an answer of a plan in days or weeks reaches: half its period. None of one in months or years. */
export function reachOfAnswers(plan: DayPlan): Pick<Answered, "reach"> {
  const apart = daysApart(plan);
  return apart === null ? {} : { reach: Math.floor(apart / 2) };
}

/**
 * The planned day to which an answer belongs, whatever the plan was when it was given: that of its calendar month, or of
 * periods in days and weeks the nearest one within half the shorter period. Null if its period is gone.
 */
export function answeredDay(plan: DayPlan, { day, reach }: Answered): CivilDate | null {
  const apart = daysApart(plan);
  if (apart !== null) return nearestOf(plan, apart, day, Math.min(apart / 2, reach ?? Infinity));
  if (reach !== undefined) return nearestInMonths(plan, day, Math.min(halfOfMonths(plan), reach));
  const { from, to } = daysOf(monthOf(day));
  const [planned] = plannedDays(plan, indexFrom(plan, from));
  return planned !== undefined && planned.day <= to ? planned.day : null;
}

/** The nearest day of a plan in days; of two the later one, so that no two answers of one plan meet. */
function nearestOf(plan: DayPlan, apart: number, day: CivilDate, within: number) {
  const offset = daysBetween(plan.start, day);
  const index = Math.floor(offset / apart + 1 / 2);
  const missed = index * apart - offset;
  if (index < 0 || index >= (plan.times ?? Infinity) || Math.abs(missed) > within) return null;
  const planned = missed === 0 ? day : addDays(day, missed);
  return plan.end !== null && planned > plan.end ? null : planned;
}

function nearestInMonths(plan: DayPlan, day: CivilDate, within: number): CivilDate | null {
  let nearest: CivilDate | null = null;
  for (const planned of plannedDays(plan, indexFrom(plan, addDays(day, -within)))) {
    const away = daysBetween(day, planned.day);
    if (away > within) break;
    if (nearest === null || away <= Math.abs(daysBetween(day, nearest))) nearest = planned.day;
  }
  return nearest;
}

/** The first day whose answer may belong to a planned day that is not before another one. */
export const firstAnswered = (plan: DayPlan, from: CivilDate): CivilDate =>
  addDays(from, -(reachOfAnswers(plan).reach ?? Math.max(MONTH_MAX_DAYS, halfOfMonths(plan))));

const halfOfMonths = (plan: DayPlan): number => (monthsApart(plan) * MONTH_MIN_DAYS) / 2;
