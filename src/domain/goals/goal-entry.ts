import { sum, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import { monthOf, type YearMonth } from "../shared/year-month.ts";

/** The amount added to a goal on one day, in cents; negative if some was taken away (entrada on the wire). */
export type GoalEntry = { readonly date: CivilDate; readonly amount: Cents };

/** The entries of one month, and their sum in cents. */
export type EntryMonth = {
  readonly month: YearMonth;
  readonly total: Cents;
  readonly entries: readonly GoalEntry[];
};

/** Groups entries by month, in the given order. */
export const entriesByMonth = (entries: readonly GoalEntry[]): readonly EntryMonth[] =>
  [...Map.groupBy(entries, ({ date }) => monthOf(date))].map(([month, of]) => ({
    month,
    total: sum(of.map(({ amount }) => amount)),
    entries: of,
  }));
