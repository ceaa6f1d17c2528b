import { sum, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { monthOf, type YearMonth } from "../shared/year-month.ts";

/** The amount that one day added to a goal, in cents; below zero if it took something away (entrada on the wire). */
export type GoalEntry = { readonly date: CivilDate; readonly amount: Cents };

/** The entries of one month, and what they come to in cents. */
export type EntryMonth = {
  readonly month: YearMonth;
  readonly total: Cents;
  readonly entries: readonly GoalEntry[];
};

/** Entries by month, in the order in which they are given. */
export const entriesByMonth = (entries: readonly GoalEntry[]): readonly EntryMonth[] =>
  [...Map.groupBy(entries, ({ date }) => monthOf(date))].map(([month, of]) => ({
    month,
    total: sum(of.map(({ amount }) => amount)),
    entries: of,
  }));
