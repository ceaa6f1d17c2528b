import { add, ZERO } from "../shared/cents.ts";
import type { TransactionId } from "../shared/ids.ts";
import { monthOf } from "../shared/year-month.ts";
import type { MonthSum } from "./month-sum.ts";
import { newestRowFirst, type Row } from "./row.ts";

/** The rows of a month, newest first, and their sums by kind and category. */
export type BookMonth = { readonly rows: readonly Row[]; readonly sums: readonly MonthSum[] };

const EMPTY_MONTH: BookMonth = { rows: [], sums: [] };

/** A month with some rows removed and others added. */
export function monthWith(
  { rows }: BookMonth = EMPTY_MONTH,
  gone: ReadonlySet<TransactionId>,
  fresh: readonly Row[],
): BookMonth {
  const kept = gone.size === 0 ? rows : rows.filter(({ id }) => !gone.has(id));
  const merged = merge(kept, fresh.toSorted(newestRowFirst));
  return { rows: merged, sums: sumUp(merged) };
}

function merge(left: readonly Row[], right: readonly Row[]): readonly Row[] {
  const merged: Row[] = [];
  let at = 0;
  for (const row of right) {
    for (let next = left[at]; next && newestRowFirst(next, row) < 0; next = left[at]) {
      merged.push(next);
      at += 1;
    }
    merged.push(row);
  }
  for (; at < left.length; at += 1) merged.push(left[at] as Row);
  return merged;
}

/** Sums up the rows of one month. */
function sumUp(rows: readonly Row[]): readonly MonthSum[] {
  const sums = new Map<string, MonthSum>();
  for (const { date, kind, filed, amount } of rows) {
    const key = `${kind} ${filed}`;
    const known = sums.get(key);
    sums.set(key, {
      month: monthOf(date),
      kind,
      category: filed,
      sum: add(known?.sum ?? ZERO, amount),
      count: (known?.count ?? 0) + 1,
    });
  }
  return [...sums.values()];
}
