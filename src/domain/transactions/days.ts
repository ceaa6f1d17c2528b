import { add, ZERO, type Cents } from "../shared/cents.ts";
import type { CivilDate } from "../shared/civil-date.ts";
import type { ListView } from "../shared/list-view.ts";
import type { Transaction } from "./transaction.ts";

/** A day of a list: the sum of its records in cents, the shown ones, and the index of the first. */
export type Day<Entity> = {
  readonly date: CivilDate;
  readonly total: Cents;
  readonly start: number;
  readonly shown: readonly Entity[];
};

/**
 * Groups the first records of a list by day; it is sorted by day and of one kind. A day's total includes all of its
 * records, also those that are not shown.
 */
export function daysOf<Entity extends Transaction>(
  transactions: ListView<Entity>,
  count: number,
): readonly Day<Entity>[] {
  const days = Map.groupBy(transactions.slice(0, count), ({ date }) => date);
  let after = 0;
  const totals = Array.from(days, ([date, shown]) => ({
    date,
    shown,
    start: (after += shown.length) - shown.length,
    total: shown.reduce((sum, { amount }) => add(sum, amount), ZERO),
  }));
  const last = totals.at(-1);
  if (last === undefined) return totals;
  let { total } = last;
  for (let index = count; ; index += 1) {
    const next = transactions.at(index);
    if (next?.date !== last.date) break;
    total = add(total, next.amount);
  }
  return [...totals.slice(0, -1), { ...last, total }];
}
