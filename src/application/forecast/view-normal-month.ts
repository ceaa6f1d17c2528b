import { holds, type Book } from "../../domain/ledger/book.ts";
import { filedSums, monthsOf, rowsOf, sumsOf } from "../../domain/ledger/read-book.ts";
import type { Row } from "../../domain/ledger/row.ts";
import {
  NORMAL_MONTHS,
  normalMonth,
  type NormalMonth,
} from "../../domain/normal-month/normal-month.ts";
import type { CivilDate } from "../../domain/shared/civil-date.ts";
import { addMonths, monthOf } from "../../domain/shared/year-month.ts";
import type { Clock } from "../clock.ts";

/** A normal month with the facts that it was computed from; it is valid while they are the same. */
type Told = { readonly from: readonly unknown[]; readonly normal: NormalMonth };

/**
 * The normal month of a book; null while that does not reach back far enough. Computed anew only if its records have
 * changed.
 */
export function viewNormalMonth(clock: Pick<Clock, "today">) {
  let last: Told | null = null;
  return (book: Book): NormalMonth | null => {
    const today = clock.today();
    const rows = lastRows(book, today);
    if (rows === null) return null;
    const from = [today, ...rows, ...earlierSums(book, today)];
    if (last === null || !isSame(last.from, from))
      last = { from, normal: normalMonth({ today, records: rows.flat(), sumsOf: sumsOf(book) }) };
    return last.normal;
  };
}

/** The rows of the months that may count, newest first; null if any is missing. */
function lastRows(book: Book, today: CivilDate): readonly (readonly Row[])[] | null {
  const current = monthOf(today);
  const oldest = addMonths(current, -NORMAL_MONTHS);
  const months = monthsOf(book).filter((month) => month >= oldest && month <= current);
  return months.every((month) => holds(book, month))
    ? months.map((month) => rowsOf(book, month))
    : null;
}

/** The sums of the months a year before those that may count: the same list as long as a month does not change. */
const earlierSums = (book: Book, today: CivilDate): readonly unknown[] =>
  Array.from({ length: NORMAL_MONTHS }, (_, index) =>
    filedSums(book, addMonths(monthOf(today), index - 2 * NORMAL_MONTHS)),
  );

const isSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, index) => one === others[index]);
