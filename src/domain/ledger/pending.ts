import type { ChangeId } from "../shared/ids.ts";
import { monthOf } from "../shared/year-month.ts";
import { holds, type Book } from "./book.ts";
import { sumsWith } from "./month-sum.ts";
import { findRow } from "./row-index.ts";
import type { Row } from "./row.ts";
import { takeIn } from "./take-in.ts";
import { partOf, recordOf, type Written } from "./written.ts";

/** A change that was sent and is not answered yet, with what it will have made if it is granted. */
export type PendingChange = { readonly change: ChangeId; readonly written: Written };

/** The changes of a tab that are on their way, in the order in which they were made. */
export type Pending = readonly PendingChange[];

/** The changes that are left when one has ended, however it did. */
export const without = (pending: Pending, ended: ChangeId): Pending =>
  pending.filter(({ change }) => change !== ended);

/**
 * The book with what is on its way laid over it, the last change of a record on top. Only what the changes touch is
 * made anew, and nothing is left of a change that is not among them any more.
 */
export function layOver(book: Book, pending: Pending): Book {
  const last = new Map(pending.map(({ written }) => [recordOf(written), written]));
  return [...last.values()].reduce(withChange, book);
}

function withChange(book: Book, written: Written): Book {
  const part = partOf(book, written);
  if (part === null) return book;
  const id = recordOf(written);
  const before = findRow(book.index, id);
  const next = takeIn(book, part);
  const after = findRow(next.index, id);
  return { ...next, told: toldWith(toldWith(next, before, -1), after, 1).told };
}

/** Counts a row that comes or goes into the told sums of a month that is not held. */
function toldWith(book: Book, row: Row | null, count: 1 | -1): Book {
  const month = row && monthOf(row.date);
  const sums = month && book.told.get(month);
  if (!row || !month || !sums || holds(book, month)) return book;
  return { ...book, told: new Map(book.told).set(month, sumsWith(sums, row, count)) };
}
