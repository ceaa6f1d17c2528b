import { compareText } from "../shared/compare-text.ts";
import { add, subtract, ZERO } from "../shared/cents.ts";
import { monthOf } from "../shared/year-month.ts";
import type { MonthSum } from "./month-sum.ts";
import { newestRowFirst, type Row } from "./row.ts";

/** The rows of a month, newest first, and their sums by kind and category. */
export type BookMonth = { readonly rows: readonly Row[]; readonly sums: readonly MonthSum[] };

const EMPTY_MONTH: BookMonth = { rows: [], sums: [] };

/** A month with some rows removed and others added. */
export function monthWith(
  { rows, sums }: BookMonth = EMPTY_MONTH,
  gone: readonly Row[],
  fresh: readonly Row[],
): BookMonth {
  const ids = new Set(gone.map(({ id }) => id));
  const kept = ids.size === 0 ? rows : rows.filter(({ id }) => !ids.has(id));
  return {
    rows: merge(kept, fresh.toSorted(newestRowFirst)),
    sums: sumsWith(sums, gone, fresh),
  };
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

/** The sums of a month with some rows removed and others added; it takes no longer where the month has more rows. */
function sumsWith(
  sums: readonly MonthSum[],
  gone: readonly Row[],
  fresh: readonly Row[],
): readonly MonthSum[] {
  const next = new Map(sums.map((one) => [`${one.kind} ${one.category}`, one]));
  const count = ({ date, kind, filed, amount }: Row, into: typeof add, more: number) => {
    const key = `${kind} ${filed}`;
    const known = next.get(key);
    next.set(key, {
      month: monthOf(date),
      kind,
      category: filed,
      sum: into(known?.sum ?? ZERO, amount),
      count: (known?.count ?? 0) + more,
    });
  };
  for (const row of gone) count(row, subtract, -1);
  for (const row of fresh) count(row, add, 1);
  // In an order that tells nothing of the way to them.
  return [...next]
    .filter(([, one]) => one.count > 0)
    .toSorted(([one], [other]) => compareText(one, other))
    .map(([, sum]) => sum);
}
