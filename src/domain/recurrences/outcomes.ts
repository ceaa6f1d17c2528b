import { cents, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { compareText } from "../shared/compare-text.ts";
import { daysBetween } from "../shared/days-between.ts";
import { answeredDay, reachOfAnswers, type Answered } from "./answered-day.ts";
import { amountAt } from "./part-amounts.ts";
import { indexFrom } from "./planned-days.ts";
import type { OccurrenceException, Recurrence } from "./recurrence.ts";
import { reopened, settled } from "./settle.ts";

/** The outcome of a day that was planned; a day has one outcome, and a later one replaces it. */
export type Outcome = Answered &
  (
    | /** It is recorded, of an instalment with what was paid, in cents, if that is known. */
      { readonly became: "recorded"; readonly amount?: Cents }
    /** It is skipped, or settled in an unknown way. */
    | { readonly became: "skipped" | "settled" }
    /** It is due on another day, or has another amount, in cents. */
    | { readonly became: "changed"; readonly date: CivilDate; readonly amount: Cents }
    /** The record that settled it is gone; it is open even if it is before `openFrom`. */
    | { readonly became: "open" }
  );

/**
 * Combines a plan with the outcomes of its days, each of which counts for the planned day to which it belongs; in the
 * plan itself, only days before `openFrom` are settled.
 */
export function comeTo(plan: Recurrence, outcomes: readonly Outcome[]): Recurrence {
  const counting = [...countingFor(plan, outcomes)];
  // The earliest one opens the plan; with it all others are opened at once, however many there are.
  const open = counting.filter(([, one]) => !isSettled(one));
  const [earliest] = open.map(([day]) => day).toSorted(compareText);
  const opened = earliest === undefined ? plan : reopened(plan, earliest);
  const exceptions = new Map(opened.exceptions.map((one) => [one.day, one]));
  for (const [day, one] of open) {
    if (exceptions.get(day)?.state === "settled") exceptions.delete(day);
    if (one.became === "changed")
      exceptions.set(day, { day, state: "changed", date: one.date, amount: one.amount });
  }
  const { overpaid: _, ...whole } = opened;
  return settled(
    { ...whole, ...paidBeyond(plan, counting), exceptions: [...exceptions.values()] },
    counting.filter(([, one]) => isSettled(one)).map(([day]) => day),
  );
}

/** By how much more than planned instalments were paid; nothing if as planned. */
export function paidBeyond(
  plan: Recurrence,
  counting: Iterable<readonly [CivilDate, Outcome]>,
): Pick<Recurrence, "overpaid"> {
  if (plan.cost.of !== "parts") return {};
  let beyond = 0;
  for (const [day, one] of counting)
    if (one.became === "recorded" && one.amount !== undefined)
      beyond += one.amount - amountAt(plan, indexFrom(plan, day));
  return beyond === 0 ? {} : { overpaid: cents(beyond) };
}

/** The outcome that counts for each planned day: a settled one before a changed one, then the nearest. */
export function countingFor(
  plan: Recurrence,
  outcomes: readonly Outcome[],
): ReadonlyMap<CivilDate, Outcome> {
  const counting = new Map<CivilDate, Outcome>();
  for (const one of outcomes) {
    const day = answeredDay(plan, one);
    if (day === null) continue;
    const other = counting.get(day);
    if (other === undefined || countsMore(one, other, day)) counting.set(day, one);
  }
  return counting;
}

/** Whether one outcome of a planned day counts rather than another one. */
function countsMore(one: Outcome, other: Outcome, day: CivilDate): boolean {
  const better =
    WEIGHTS[one.became] - WEIGHTS[other.became] ||
    Math.abs(daysBetween(other.day, day)) - Math.abs(daysBetween(one.day, day)) ||
    compareText(one.day, other.day);
  return better > 0;
}

const WEIGHTS: Readonly<Record<Outcome["became"], number>> = {
  recorded: 2,
  skipped: 2,
  settled: 2,
  changed: 1,
  open: 0,
};

/** A changed day is still open. */
const isSettled = ({ became }: Outcome) => became !== "changed" && became !== "open";

/** The answered days among some, which can be reopened. */
export const settledOf = (
  recurrence: Recurrence,
  days: readonly CivilDate[],
): readonly CivilDate[] =>
  days.filter((day) => {
    const own = answeredDay(recurrence, { day, ...reachOfAnswers(recurrence) });
    return own !== null && !isSame(reopened(recurrence, own), recurrence);
  });

/** The same outcomes, and with each that opens a day all others that settled it. */
export const withOpened = (
  recurrence: Recurrence,
  outcomes: readonly Outcome[],
  present: readonly Outcome[],
): readonly Outcome[] => {
  const said = new Set(outcomes.map(({ day }) => day));
  const opened = new Set(
    outcomes
      .filter(({ became }) => became === "open")
      .map((one) => answeredDay(recurrence, { ...reachOfAnswers(recurrence), ...one })),
  );
  const others = present.filter(
    (one) => isSettled(one) && !said.has(one.day) && opened.has(answeredDay(recurrence, one)),
  );
  return [...outcomes, ...others.map((one) => ({ ...one, became: "open" as const }))];
};

/**
 * How a changed plan is stored: from when on it is open, which outcomes are dropped, and which are added; and the
 * resulting recurrence.
 */
export type Replanning = {
  readonly recurrence: Recurrence;
  readonly openedFrom: CivilDate;
  readonly dropped: readonly Outcome[];
  readonly added: readonly Outcome[];
};

/**
 * How to store a recurrence that replaces another one. Answers stay as they were given; those that no day of the plan has
 * now keep the last day that they had. If possible the earlier first open day is kept, so that a later undo can open its
 * days again.
 */
export function replanning(
  wanted: Recurrence,
  before: Recurrence,
  outcomes: readonly Outcome[],
): Replanning {
  const next = settled(wanted, []);
  const { gone, own } = leavingDays(next, before, outcomes);
  const still = outcomes.filter((one) => !gone.has(one));
  const isPast = (one: Outcome) => {
    const day = answeredDay(next, one);
    return day !== null && day < next.openFrom;
  };
  const isChangedPast = (one: Outcome) => one.became === "changed" && isPast(one);
  const kept = [...still.filter((one) => !isChangedPast(one)), ...own];
  // Where no day was settled before, none can be opened again.
  const isUnsettled = [before, wanted].every((one) => one.openFrom <= wanted.start);
  const openFrom = isUnsettled ? wanted.openFrom : before.openFrom;
  const opened = { ...next, openFrom, exceptions: [] };
  const whole = comeTo(opened, kept);
  if (isAlike(whole, next)) return stored(whole, opened.openFrom, outcomes, kept);
  const left = kept.filter(({ became }) => became !== "open");
  const anew = { ...next, exceptions: [] };
  const missing = missingIn(comeTo(anew, left), next);
  const all = [...new Map([...left, ...missing].map((one) => [one.day, one])).values()];
  return stored(comeTo(anew, all), next.openFrom, outcomes, all);
}

function stored(
  recurrence: Recurrence,
  openedFrom: CivilDate,
  before: readonly Outcome[],
  after: readonly Outcome[],
): Replanning {
  const days = new Set(after.map(({ day }) => day));
  const known = new Set(before);
  return {
    recurrence,
    openedFrom,
    dropped: before.filter(({ day }) => !days.has(day)),
    added: after.filter((one) => !known.has(one)),
  };
}

/** The outcomes that no day of the next plan has, but another one than their own in the plan before. */
function leavingDays(next: Recurrence, before: Recurrence, outcomes: readonly Outcome[]) {
  const gone = new Set<Outcome>();
  const own = new Map<CivilDate, Outcome>();
  for (const [day, one] of countingFor(before, outcomes)) {
    if (day === one.day || one.became === "open" || answeredDay(next, one) !== null) continue;
    const { reach: _, ...outcome } = one;
    gone.add(one);
    own.set(day, { ...outcome, day, ...reachOfAnswers(before) });
  }
  return { gone, own: [...own.values()] };
}

/** The outcomes of a plan that goes on from a movement of another one, with those that none of its days has now. */
export function continued(
  after: Recurrence,
  from: CivilDate,
  before: Recurrence,
  outcomes: readonly Outcome[],
): readonly Outcome[] {
  const later = outcomes.filter((one) => {
    const day = answeredDay(before, one) ?? one.day;
    return day > from && one.became !== "open";
  });
  const opened = { ...before, openFrom: after.openFrom };
  const { dropped, added } = replanning(after, opened, later);
  const gone = new Set([...dropped, ...added].map(({ day }) => day));
  return [...later.filter(({ day }) => !gone.has(day)), ...added];
}

/** The outcomes that a recurrence needs to become another one, whose answers it lacks. */
const missingIn = (present: Recurrence, wanted: Recurrence): readonly Outcome[] => {
  const there = new Map(present.exceptions.map((one) => [one.day, one]));
  return outcomesOf(wanted).filter(({ day }) => {
    const [own, meant] = [there.get(day), wanted.exceptions.find((one) => one.day === day)];
    return day >= present.openFrom && own?.state !== "settled" && !isEqual(own, meant);
  });
};

/** The outcomes that leave a recurrence with its exceptions. */
export const outcomesOf = (recurrence: Recurrence): readonly Outcome[] =>
  recurrence.exceptions.map((one) => outcomeOf(one, reachOfAnswers(recurrence)));

function outcomeOf(one: OccurrenceException, reach: Pick<Answered, "reach">): Outcome {
  if (one.state === "settled") return { day: one.day, ...reach, became: "settled" };
  const { day, date, amount } = one;
  return { day, ...reach, became: "changed", date, amount };
}

const isSame = (one: Recurrence, other: Recurrence): boolean =>
  one.openFrom === other.openFrom && isEqual(one.exceptions, other.exceptions);

/** Whether two recurrences of one plan have the same days open. */
const isAlike = (one: Recurrence, other: Recurrence): boolean =>
  indexFrom(one, one.openFrom) === indexFrom(other, other.openFrom) &&
  isEqual(one.exceptions, other.exceptions);

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
