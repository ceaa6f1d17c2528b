import { compareText } from "../shared/compare-text.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { TransactionKind } from "../transactions/transaction.ts";
import { keyWords } from "./words.ts";

/** A movement whose category is known. */
export type Example = {
  readonly kind: TransactionKind;
  readonly date: CivilDate;
  /** The bank's text, else the user's. */
  readonly text: string;
  readonly category: string;
  /** The revision in which the category was chosen by hand; null if it was not. */
  readonly chosenIn: number | null;
};

/** The habit for some words. */
export type Habit = {
  /** The categories of the last movements with these words, newest first, at most five. */
  readonly last: readonly string[];
  /** The category that was last chosen for them by hand. */
  readonly chosen: string | null;
};

/** Habits by kind and words. */
export type Habits = ReadonlyMap<string, Habit>;

/** The number of last movements with the same words that count. */
const MAX_MOVEMENTS = 5;

/** The key of a description's habit. */
export const habitKey = (kind: TransactionKind, text: string): string =>
  `${kind} ${keyWords(text)}`;

type Kept = {
  last: { date: CivilDate; category: string }[];
  chosen: string | null;
  chosenIn: number;
};

/** Learns from examples, one at a time, in any order. */
export type Learner = {
  readonly learn: (example: Example) => void;
  /** The habits learned so far. */
  readonly habits: () => Habits;
};

/** Learns the categories of words. */
export function learner(): Learner {
  const kept = new Map<string, Kept>();
  return {
    learn: ({ kind, date, text, category, chosenIn }) => {
      const key = habitKey(kind, text);
      const known = kept.get(key) ?? { last: [], chosen: null, chosenIn: -1 };
      const before = known.last.findIndex((other) => compareText(other.date, date) < 0);
      known.last.splice(before === -1 ? known.last.length : before, 0, { date, category });
      known.last.length = Math.min(known.last.length, MAX_MOVEMENTS);
      if (chosenIn !== null && chosenIn > known.chosenIn) {
        known.chosen = category;
        known.chosenIn = chosenIn;
      }
      kept.set(key, known);
    },
    habits: (): Habits =>
      new Map(
        [...kept].map(([key, { last, chosen }]) => [
          key,
          { last: last.map(({ category }) => category), chosen },
        ]),
      ),
  };
}
