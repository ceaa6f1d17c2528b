import type { CategoryId } from "../shared/ids.ts";
import { compareText } from "../shared/compare-text.ts";
import type { Transaction } from "../transactions/transaction.ts";
import type { Filed } from "./changes.ts";
import type { Revision } from "./revision.ts";
import type { StoredRecord } from "./stored-record.ts";

/** A movement as the book stores it: with the name of its category, and with its id. */
export type Row = Transaction & { readonly filed: CategoryId; readonly revision: Revision };

/** The names of categories by id. */
export type CategoryNames = ReadonlyMap<CategoryId, string>;

/** A category that is not known yet has an empty name until it is loaded. */
export const rowOf = (
  { record, revision }: StoredRecord<Filed<Transaction>>,
  names: CategoryNames,
): Row => ({
  id: record.id,
  kind: record.kind,
  date: record.date,
  category: names.get(record.category) ?? "",
  amount: record.amount,
  description: record.description,
  ...(record.account !== undefined && { account: record.account }),
  ...(record.plan && { plan: record.plan }),
  ...(record.refundOf !== undefined && { refundOf: record.refundOf }),
  ...(record.uncounted !== undefined && { uncounted: record.uncounted }),
  ...(record.dividedFrom !== undefined && { dividedFrom: record.dividedFrom }),
  filed: record.category,
  revision,
});

/** Sorts a month's rows: the newest day first, and within a day the last recorded. */
export const newestRowFirst = (left: Row, right: Row): number =>
  compareText(right.date, left.date) || compareText(right.id, left.id);
