import { cents, type Cents } from "../shared/cents.ts";
import { monthOf, type YearMonth } from "../shared/year-month.ts";
import type { Moved } from "../transactions/movement-words.ts";
import { spreadOf, type Spread } from "./spread.ts";

/** How many lived months there must be to know the usual spending. */
export const MIN_USUAL_MONTHS = 3;

const MAX_MONTH_DAYS = 31;

/** The unplanned spending of a full month; in cents. */
export type UsualMonth = {
  readonly month: YearMonth;
  readonly spent: Cents;
  /** The same from the first of the month to the end of each day; the last element is the whole month. */
  readonly until: readonly number[];
};

/** The share of a category in the unplanned spending of an average month, in cents; for display only. */
export type UsualShare = { readonly category: string; readonly monthly: Cents };

/** The usual monthly spending beside the planned movements; without incomes. */
export type Usual = {
  readonly months: readonly UsualMonth[];
  readonly shares: readonly UsualShare[];
};

/** The usual spending, from the records of the given full months, oldest first. */
export function usualOf(records: readonly Moved[], months: readonly YearMonth[]): Usual {
  const daily = new Map(months.map((month) => [month, Array<number>(MAX_MONTH_DAYS + 1).fill(0)]));
  const byCategory = new Map<string, number>();
  for (const record of records) {
    const days = daily.get(monthOf(record.date));
    if (days === undefined || record.kind === "income") continue;
    const day = Number(record.date.slice(8));
    days[day] = (days[day] ?? 0) + record.amount;
    byCategory.set(record.category, (byCategory.get(record.category) ?? 0) + record.amount);
  }
  return {
    months: [...daily].map(([month, days]) => {
      let gone = 0;
      const until = days.map((spent) => (gone += spent));
      return { month, spent: cents(gone), until };
    }),
    shares: [...byCategory]
      .map(([category, all]) => ({ category, monthly: cents(Math.round(all / months.length)) }))
      .toSorted((a, b) => b.monthly - a.monthly),
  };
}

/**
 * The usual spending from the end of one day of a month to the end of another, both counted from 1 (0 is the beginning
 * of the month): based on the totals of that part of each full month, never on sums of single days' or categories'
 * bounds.
 */
export function usuallySpent({ months }: Usual, from: number, to: number, length: number): Spread {
  // On its last day a month is complete, whatever its length.
  const end = (day: number) => (day >= length ? MAX_MONTH_DAYS : day);
  return spreadOf(months.map(({ until }) => (until[end(to)] ?? 0) - (until[end(from)] ?? 0)));
}
