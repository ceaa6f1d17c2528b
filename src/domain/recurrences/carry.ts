import { addDays } from "../shared/add-days.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { compareText } from "../shared/compare-text.ts";
import { addMonths, daysOf, monthOf } from "../shared/year-month.ts";
import { answeredDay, reachOfAnswers, type Answered } from "./answered-day.ts";
import { dueDay, endless, indexFrom, plannedDays, type DayPlan } from "./planned-days.ts";
import type { OccurrenceException, Recurrence, RecurrenceDraft } from "./recurrence.ts";
import { sortedByDay } from "./settle.ts";

/** A changed plan with the answers of its days, and the number of answers that it cannot keep as they are. */
export type Carried = { readonly recurrence: Recurrence; readonly lost: number };

/**
 * A recurrence under another plan: what was settled or changed of its days stays so. If its days change it is open after
 * the last period that was settled before today.
 */
export function carried(before: Recurrence, draft: RecurrenceDraft, today: CivilDate): Carried {
  const { dayOfMonth: _, ...progress } = before;
  const plan: Recurrence = { ...progress, ...draft, exceptions: [] };
  if (isSameDays(before, draft)) return withAnswers(before, plan, before.exceptions);
  const answers = [...answeredInOrder(before, today), ...before.exceptions];
  const opened = { ...plan, openFrom: openedAfter(before, plan, lastSettled(before, today)) };
  const { recurrence, lost } = withAnswers(before, opened, answers);
  return { recurrence, lost: lost + (isRunningLost(before, plan, today) ? 1 : 0) };
}

/**
 * A plan that goes on from an open movement of another one, with the answers of the later ones. What the new plan says
 * anew counts for the movement itself, what is before it belongs to the other plan.
 */
export function carriedFrom(before: Recurrence, from: CivilDate, after: Recurrence): Carried {
  const index = indexFrom(before, from);
  const [previous = null] = index === 0 ? [] : daysFrom(before, from, index - 1);
  const opened = openedAfter(before, after, previous);
  const isSameCost = JSON.stringify(before.cost) === JSON.stringify(after.cost);
  const answers = before.exceptions
    .filter(({ day }) => day >= from)
    .map((one): OccurrenceException => {
      if (one.day !== from || one.state === "settled") return one;
      const isNew = !isSameCost && before.cost.of === "each";
      return { ...one, amount: isNew ? before.cost.amount : one.amount };
    });
  const openFrom = opened > after.start ? opened : after.start;
  return withAnswers(before, { ...after, openFrom }, answers);
}

/** Whether two plans come on the same days before any weekend moves them. */
export const isSameDays = (one: RecurrenceDraft, other: RecurrenceDraft): boolean =>
  one.start === other.start &&
  one.dayOfMonth === other.dayOfMonth &&
  one.every === other.every &&
  one.unit === other.unit;

/** The days from today on that were settled in order, and so need no exception. */
function* answeredInOrder(before: Recurrence, today: CivilDate): Generator<OccurrenceException> {
  for (const { day } of plannedDays(before, indexFrom(before, today))) {
    if (day >= before.openFrom) return;
    yield { day, state: "settled" };
  }
}

/** From when on another plan is open: after the period of the last day that it has no part in. */
function openedAfter(before: Recurrence, plan: Recurrence, last: CivilDate | null): CivilDate {
  if (last === null) return plan.start;
  const isByMonth = [before, plan].every((one) => reachOfAnswers(one).reach === undefined);
  if (isByMonth) return daysOf(addMonths(monthOf(last), 1)).from;
  const own = answeredDay(plan, answerOf(before, last));
  return addDays(own !== null && own > last ? own : last, 1);
}

/** The last day before today that was settled; null if there is none. */
function lastSettled(before: Recurrence, today: CivilDate): CivilDate | null {
  const plan = endless(before, before.start);
  const index = indexFrom(plan, before.openFrom < today ? before.openFrom : today);
  if (index === 0) return null;
  const [last] = plannedDays(plan, index - 1);
  return last?.day ?? null;
}

/** Whether the period that runs was settled, and has no day in another plan. */
function isRunningLost(before: Recurrence, plan: Recurrence, today: CivilDate): boolean {
  const last = lastSettled(before, today);
  if (last === null) return false;
  const [, next] = daysFrom(endless(before, before.start), last);
  return next !== undefined && next >= today && isLost(before, plan, last);
}

/** Whether a day has no place in another plan, whenever that begins and ends. */
const isLost = (before: Recurrence, plan: Recurrence, day: CivilDate): boolean =>
  answeredDay(endless(plan, daysOf(monthOf(day)).from), answerOf(before, day)) === null;

const answerOf = (before: Recurrence, day: CivilDate): Answered => ({
  day,
  ...reachOfAnswers(before),
});

/** Gives answers to the days of a plan; those of days before it is open are no longer needed. */
function withAnswers(
  before: Recurrence,
  plan: Recurrence,
  answers: readonly OccurrenceException[],
): Carried {
  const found = new Map<CivilDate, OccurrenceException>();
  let lost = 0;
  let reached: CivilDate | null = null;
  for (const answer of answers) {
    const day = answeredDay(plan, answerOf(before, answer.day));
    if (day === null && isLost(before, plan, answer.day)) lost += 1;
    if (day === null || day < plan.openFrom) continue;
    if (answer.state === "settled") found.set(day, { day, state: "settled" });
    else if (!found.has(day)) {
      const next = moved(before, plan, answer, day, reached);
      const wasMoved = answer.date !== dueDay(before, answer.day);
      if (wasMoved && next.date !== answer.date) lost += 1;
      reached = next.date;
      found.set(day, next);
    }
  }
  return { recurrence: { ...plan, exceptions: sortedByDay(found.values()) }, lost };
}

type Changed = Extract<OccurrenceException, { readonly state: "changed" }>;

/**
 * A changed movement on its new day: what was not changed of it follows the plan, what was stays, if need be as near as
 * its new neighbours let it.
 */
function moved(
  before: Recurrence,
  plan: Recurrence,
  { day: old, date, amount }: Changed,
  day: CivilDate,
  reached: CivilDate | null,
): Changed {
  const [was, is] = [before.cost, plan.cost];
  const isUsual = was.of === "each" && is.of === "each" && amount === was.amount;
  const on = (due: CivilDate): Changed => ({
    day,
    state: "changed",
    date: due,
    amount: isUsual ? is.amount : amount,
  });
  if (date === dueDay(before, old)) return on(dueDay(plan, day));
  const { after, until } = neighboursOf(plan, day, reached);
  const earliest = after === undefined ? date : addDays(after, 1);
  const latest = until === undefined ? date : addDays(until, -1);
  if (after !== undefined && until !== undefined && earliest > latest) return on(dueDay(plan, day));
  return on(date < earliest ? earliest : date > latest ? latest : date);
}

/** The days strictly between which a movement can be moved: those of its neighbours, planned and due. */
function neighboursOf(plan: Recurrence, day: CivilDate, reached: CivilDate | null) {
  const index = indexFrom(plan, day);
  const previous = index === 0 ? [] : daysFrom(plan, day, index - 1).slice(0, 1);
  const next = daysFrom(plan, day).slice(1);
  const withDue = (days: readonly CivilDate[]) => days.flatMap((one) => [one, dueDay(plan, one)]);
  const passed = [...withDue(previous), ...(reached === null ? [] : [reached])];
  return {
    after: passed.toSorted(compareText).at(-1),
    until: withDue(next).toSorted(compareText).at(0),
  };
}

/** A day of a plan and the one after it, as far as there are any. */
function daysFrom(plan: DayPlan, day: CivilDate, index = indexFrom(plan, day)) {
  const days: CivilDate[] = [];
  for (const planned of plannedDays(plan, index)) {
    days.push(planned.day);
    if (days.length === 2) break;
  }
  return days;
}
