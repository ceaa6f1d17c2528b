import type { ChangeId } from "../shared/ids.ts";
import { monthOf } from "../shared/year-month.ts";
import { holds, type Book } from "./book.ts";
import { sumsWith } from "./month-sum.ts";
import { findRow } from "./row-index.ts";
import type { Row } from "./row.ts";
import { applyPart } from "./apply-part.ts";
import { logPartOf, recordOf, withPlan, type Written } from "./written.ts";

/** A change that was sent but has no response yet, with its expected result. */
export type PendingChange = { readonly change: ChangeId; readonly written: Written };

/** The pending changes of a tab, in the order in which they were made. */
export type Pending = readonly PendingChange[];

/** The pending changes without one that has ended, successfully or not. */
export const without = (pending: Pending, ended: ChangeId): Pending =>
  pending.filter(({ change }) => change !== ended);

/**
 * The book with the pending changes applied, the last change of a record winning. Only what they touch is computed
 * anew, and a change that is no longer pending leaves no trace.
 */
export function applyPending(book: Book, pending: Pending): Book {
  const last = new Map<string, Written>();
  for (const { written } of pending) {
    const id = recordOf(written);
    last.set(id, after(last.get(id), written));
  }
  return [...last.values()].reduce(withChange, book);
}

/** A write after an earlier one of the same record. */
const after = (earlier: Written | undefined, later: Written): Written =>
  earlier?.type === "transactions" && later.type === "transactions"
    ? { ...later, kept: withPlan(earlier.kept.record, later.kept) }
    : later;

function withChange(book: Book, written: Written): Book {
  const part = logPartOf(book, written);
  if (part === null) return book;
  const id = recordOf(written);
  const before = findRow(book.index, id);
  const next = applyPart(book, part);
  const row = findRow(next.index, id);
  return { ...next, told: toldWith(toldWith(next, before, -1), row, 1).told };
}

/** Adds a row to the reported sums of a month that is not complete, or subtracts it. */
function toldWith(book: Book, row: Row | null, count: 1 | -1): Book {
  const month = row && monthOf(row.date);
  const sums = month && book.told.get(month);
  if (!row || !month || !sums || holds(book, month)) return book;
  return { ...book, told: new Map(book.told).set(month, sumsWith(sums, row, count)) };
}
