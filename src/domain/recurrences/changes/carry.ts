import type { CivilDate } from "../../shared/civil-date.ts";
import { daysOf, monthOf } from "../../shared/year-month.ts";
import { answeredDay, reachOfAnswers, type Answered } from "../answered-day.ts";
import { daysFrom, dueDay, endless, indexFrom, plannedDays } from "../planned-days.ts";
import type { OccurrenceException, Recurrence, RecurrenceDraft } from "../recurrence.ts";
import { sortedByDay } from "../settle.ts";
import { moved } from "./moved.ts";
import { afterPeriodOf, begunWith, lastSettled, openedIn, partFrom } from "./opened-in.ts";
import { endOfPeriods, startOfPeriods } from "./same-periods.ts";

/** A changed plan with the answers of its days, and the number of answers that it cannot keep as they are. */
export type Carried = { readonly recurrence: Recurrence; readonly lost: number };

/**
 * A recurrence under another plan: what was settled or changed of its days stays so. If its days change it is open after
 * the last period that was settled before today.
 */
export function carried(before: Recurrence, wanted: RecurrenceDraft, today: CivilDate): Carried {
  const { dayOfMonth: _, ...progress } = before;
  const draft = { ...wanted, start: startOfPeriods(before, wanted) };
  const plan: Recurrence = { ...progress, ...draft, exceptions: [] };
  if (isSameDays(before, draft)) return withAnswers(before, plan, before.exceptions);
  const answers = [...answeredInOrder(before, today), ...before.exceptions];
  const opened = openedIn(before, plan, today);
  const ended = { ...opened, end: endOfPeriods(before, opened) };
  const { recurrence, lost } = withAnswers(before, ended, answers);
  return { recurrence, lost: lost + (isRunningLost(before, plan, today) ? 1 : 0) };
}

/**
 * A plan that goes on from an open movement of another one, with the answers of the later ones. What the new plan says
 * anew counts for the movement itself, what is before it belongs to the other plan.
 */
export function carriedFrom(before: Recurrence, from: CivilDate, after: Recurrence): Carried {
  const index = indexFrom(before, from);
  const [previous = null] = index === 0 ? [] : daysFrom(before, from, index - 1);
  const isSameCost = JSON.stringify(before.cost) === JSON.stringify(after.cost);
  const answers = before.exceptions
    .filter(({ day }) => day >= from)
    .map((one): OccurrenceException => {
      if (one.day !== from || one.state === "settled") return one;
      const isNew = !isSameCost && before.cost.of === "each";
      return { ...one, amount: isNew ? before.cost.amount : one.amount };
    });
  const opened =
    previous === null
      ? begunWith(before, after)
      : partFrom(after, afterPeriodOf(before, after, previous));
  return withAnswers(before, opened, answers);
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
