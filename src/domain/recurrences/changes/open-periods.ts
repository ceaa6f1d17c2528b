import type { CivilDate } from "../../shared/civil-date.ts";
import { answeredDay, reachOfAnswers } from "../answered-day.ts";
import { isSameDays } from "./carry.ts";
import { nearestTo } from "./moved.ts";
import { nextOf } from "../due.ts";
import { openOccurrences } from "../occurrences.ts";
import { dueDay, indexFrom, plannedDays } from "../planned-days.ts";
import type { Occurrence, OccurrenceException, Recurrence } from "../recurrence.ts";
import { isSameRhythm } from "./same-periods.ts";
import { openedOn, sortedByDay } from "../settle.ts";

/**
 * A changed plan in which of what was due before today only that is open whose period was open in the plan before. Such
 * a movement is due when it was: its new day has passed. Of another rhythm, or after a pause, none is open.
 */
export function withOpenPeriods(
  before: Recurrence,
  next: Recurrence,
  today: CivilDate,
): Recurrence {
  const closed = openedOn(next, today);
  if (before.paused || next.paused || !isSameRhythm(before, next)) return closed;
  const open = new Map<CivilDate, Occurrence>();
  for (const one of openOccurrences(before)) {
    const day = answeredDay(next, { day: one.day, ...reachOfAnswers(before) });
    if ((day ?? closed.openFrom) >= closed.openFrom) {
      if (one.day >= closed.openFrom) break;
    } else if (day !== null && day >= next.openFrom) open.set(day, one);
  }
  const [first] = open.keys();
  if (first === undefined) return closed;
  const planned = new Map<CivilDate, Occurrence>();
  for (const one of openOccurrences(next)) {
    if (one.day >= closed.openFrom) break;
    planned.set(one.day, one);
  }
  const passed: OccurrenceException[] = [];
  let reached: CivilDate | null = null;
  for (const { day } of plannedDays(next, indexFrom(next, first))) {
    if (day >= closed.openFrom) break;
    const [was, is] = [open.get(day), planned.get(day)];
    if (was === undefined || is === undefined) passed.push({ day, state: "settled" });
    else {
      const date: CivilDate = is.date >= today ? is.date : nearestTo(next, day, was.date, reached);
      reached = date;
      const isUsual = date === dueDay(next, day) && !next.exceptions.some((one) => one.day === day);
      if (!isUsual) passed.push({ day, state: "changed", date, amount: is.amount });
    }
  }
  const exceptions = sortedByDay([...passed, ...closed.exceptions]);
  return { ...closed, openFrom: first, exceptions };
}

/**
 * The number of open movements that a changed plan has none for: the ones before its first, and of another rhythm those
 * that are due. What was to come after an end that is said is not counted.
 */
export function droppedBy(before: Recurrence, next: Recurrence, today: CivilDate): number {
  if (isSameDays(before, next) || next.paused) return 0;
  const first = nextOf(next)?.day ?? next.start;
  const until = first > today && isSameRhythm(before, next) ? first : today;
  const open = new Set<CivilDate>();
  for (const { day } of openOccurrences(next)) {
    open.add(day);
    if (day > until) break;
  }
  let dropped = 0;
  for (const { day } of openOccurrences(before)) {
    if (day > until) break;
    const own = answeredDay(next, { day, ...reachOfAnswers(before) });
    if (own === null || !open.has(own)) dropped += 1;
  }
  return dropped;
}
