import { addDays } from "../shared/add-days.ts";
import { cents, subtract, sum, ZERO, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { recurrenceId } from "../shared/ids.ts";
import type { TransactionKind } from "../transactions/transaction.ts";
import { nextOf } from "./due.ts";
import { successions } from "./in-force.ts";
import { openOccurrences } from "./occurrences.ts";
import { amountsLeft } from "./part-amounts.ts";
import { plannedDays } from "./planned-days.ts";
import type { Occurrence, Recurrence, RecurrenceDraft, RecurrenceUnit } from "./recurrence.ts";
import { begun } from "./settle.ts";

/** How often a unit comes in a year. */
const PER_YEAR: Readonly<Record<RecurrenceUnit, number>> = {
  day: 365,
  week: 52,
  month: 12,
  year: 1,
};

/**
 * The amount of a recurrence in an ordinary month while it lasts, in cents; zero if it is paused, over, or more than
 * twelve months away.
 */
export function monthlyWeight(recurrence: Recurrence, today: CivilDate): Cents {
  const { cost, times, every, unit } = recurrence;
  if (openAhead(recurrence, today).next().done) return cents(0);
  const each =
    cost.of === "each" ? cost.amount : (partLeft(recurrence) ?? cost.total / (times ?? 1));
  return cents(Math.round((each * PER_YEAR[unit]) / every / 12));
}

/** What an instalment comes to, the fee apart, if others were paid with more or less than planned. */
function partLeft(recurrence: Recurrence): number | null {
  const last = [...(amountsLeft(recurrence)?.values() ?? [])].at(-1);
  return last ?? null;
}

/** The amount of a recurrence in the next twelve months, in cents; never more than what remains of it. */
export const yearlyWeight = (recurrence: Recurrence, today: CivilDate): Cents =>
  sum([...openAhead(recurrence, today)].map(({ amount }) => amount));

/**
 * The sums of several recurrences in an ordinary month, and in the next twelve, in cents. Of plans that follow each other
 * only the one in force counts in a month.
 */
export const recurrenceTotals = (recurrences: readonly Recurrence[], today: CivilDate) => ({
  month: sum(
    successions(recurrences).map((plans) => {
      const one = inForce(plans, today);
      return one === undefined ? ZERO : monthlyWeight(one, today);
    }),
  ),
  year: sum(recurrences.map((one) => yearlyWeight(one, today))),
});

/** The first of some plans that has a movement to come, else the last one that has any open; undefined if none has. */
const inForce = (plans: readonly Recurrence[], today: CivilDate): Recurrence | undefined =>
  plans.find((one) => isOpenAfter(one, today)) ??
  plans.findLast((one) => openAhead(one, today).next().done !== true);

function isOpenAfter(recurrence: Recurrence, today: CivilDate): boolean {
  for (const { date } of openAhead(recurrence, today)) if (date > today) return true;
  return false;
}

/** What all recurrences bring and take in an ordinary month and in the next twelve, and what a month leaves, in cents. */
export function recurrencesWeight(recurrences: readonly Recurrence[], today: CivilDate) {
  const of = (wanted: TransactionKind) =>
    recurrenceTotals(
      recurrences.filter(({ kind }) => kind === wanted),
      today,
    );
  const [income, expense] = [of("income"), of("expense")];
  return { income, expense, left: subtract(income.month, expense.month) };
}

/** The sums of drafts by kind in an ordinary month, if they were planned from today on, in cents. */
export function draftsWeight(
  drafts: readonly RecurrenceDraft[],
  today: CivilDate,
): Readonly<Record<TransactionKind, Cents>> {
  const of = (wanted: TransactionKind) =>
    recurrenceTotals(
      drafts
        .filter(({ kind }) => kind === wanted)
        .map((draft) => begun(draft, recurrenceId(""), today, "today")),
      today,
    ).month;
  return { income: of("income"), expense: of("expense") };
}

/** The open movements of twelve months, which begin tomorrow, or with the first overdue one. */
function* openAhead(recurrence: Recurrence, today: CivilDate): Generator<Occurrence> {
  const tomorrow = addDays(today, 1);
  let until: CivilDate | null = null;
  for (const one of openOccurrences(recurrence)) {
    until ??= endOfYearFrom(one.day < tomorrow ? one.day : tomorrow);
    if (one.day > until) return;
    yield one;
  }
}

/** The last day of the twelve months that begin on a day. */
function endOfYearFrom(start: CivilDate): CivilDate {
  const yearly = {
    start,
    every: 1,
    unit: "year",
    end: null,
    times: null,
    weekend: "keep",
  } as const;
  const [next] = plannedDays(yearly, 1);
  return next === undefined ? start : addDays(next.day, -1);
}

/** Sorts recurrences: those with a next movement first, by its day; then those that are paused or over. */
export const nextFirst = <Listed extends Recurrence>(recurrences: readonly Listed[]): Listed[] => {
  const days = new Map<Listed, CivilDate | null>(
    recurrences.map((one) => [one, nextOf(one)?.date ?? null]),
  );
  const keyOf = (one: Listed) => days.get(one) ?? "9999";
  return recurrences.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0));
};
