import { keyWords } from "../guessing/words.ts";
import { addDays } from "../shared/add-days.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { daysBetween } from "../shared/days-between.ts";
import { pairNearest, type Pair } from "../transactions/pair-nearest.ts";
import type { Transaction } from "../transactions/transaction.ts";
import { occurrencesBetween } from "./occurrences.ts";
import type { Occurrence, Recurrence, RecurrenceUnit } from "./recurrence.ts";

/** The fields of a record, or of a bank's movement, that are compared. */
export type Fulfilling = Pick<Transaction, "kind" | "date" | "amount" | "description">;

/** A planned movement that a record may be; `sure` if each is the other's only nearest. */
export type Fulfilled = { readonly occurrence: Occurrence; readonly sure: boolean };

/** The most days between a record and a planned movement, and the largest difference of their amounts, in percent. */
const WITHIN_DAYS = 7;
const WITHIN_PERCENT = 10;

/** The distance added for different words: more than that of any day within reach. */
export const OTHER_WORDS_DAYS = 2 * WITHIN_DAYS;

const UNIT_DAYS: Readonly<Record<RecurrenceUnit, number>> = {
  day: 1,
  week: 7,
  month: 28,
  year: 365,
};

/** How many days a record may be from a planned movement: 7, or half the period. */
export const reachOf = ({ every, unit }: Pick<Recurrence, "every" | "unit">): number =>
  Math.min(WITHIN_DAYS, Math.floor((every * UNIT_DAYS[unit]) / 2));

/**
 * Matches records with open planned movements, one to one: of the same kind, within 7 days or half the period, for an
 * amount within a tenth; those that share a telling word first, then the nearest in days, then in cents.
 */
export function fulfilments<Movement extends Fulfilling>(
  movements: readonly Movement[],
  recurrences: readonly Recurrence[],
): ReadonlyMap<Movement, Fulfilled> {
  const days = movements.map(({ date }) => date).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const byDay = Map.groupBy(movements, ({ date }) => date);
  const [from, to] = [addDays(first, -WITHIN_DAYS), addDays(last, WITHIN_DAYS)];
  const pairs = recurrences.flatMap((one) =>
    occurrencesBetween([one], from, to).flatMap((occurrence) =>
      pairsOf(occurrence, reachOf(one), byDay),
    ),
  );
  return new Map(
    pairNearest(pairs).map(({ left, right, sure }) => [left, { occurrence: right, sure }]),
  );
}

/** The pairs of movements and planned ones within a number of days, each with its distance. */
export function pairsOf<Movement extends Fulfilling, Planned extends Fulfilling>(
  occurrence: Planned,
  reach: number,
  byDay: ReadonlyMap<CivilDate, readonly Movement[]>,
): readonly Pair<Movement, Planned>[] {
  const pairs: Pair<Movement, Planned>[] = [];
  for (let away = -reach; away <= reach; away += 1)
    for (const movement of byDay.get(addDays(occurrence.date, away)) ?? []) {
      if (movement.kind !== occurrence.kind || !isAbout(movement, occurrence)) continue;
      pairs.push({ left: movement, right: occurrence, distance: distanceOf(movement, occurrence) });
    }
  return pairs;
}

const isAbout = ({ amount }: Fulfilling, { amount: planned }: Fulfilling) =>
  Math.abs(amount - planned) * 100 <= planned * WITHIN_PERCENT;

const distanceOf = (movement: Fulfilling, occurrence: Fulfilling) =>
  Math.abs(daysBetween(movement.date, occurrence.date)) +
  (sharesWord(movement, occurrence) ? 0 : OTHER_WORDS_DAYS) +
  Math.abs(movement.amount - occurrence.amount) / Math.max(1, occurrence.amount);

const sharesWord = (one: Fulfilling, other: Fulfilling) => {
  const words = new Set(wordsOf(one));
  return wordsOf(other).some((word) => words.has(word));
};

const wordsOf = ({ description }: Pick<Fulfilling, "description">): readonly string[] =>
  description === null ? [] : keyWords(description).split(" ");
