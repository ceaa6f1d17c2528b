import type { CategoryId } from "../shared/ids.ts";
import { compareText } from "../shared/compare-text.ts";
import type { Transaction } from "../transactions/transaction.ts";
import type { Filed } from "./changes.ts";
import type { Revision } from "./revision.ts";
import type { Stamped } from "./stamped.ts";

/** A movement as the book keeps it: under its category's name for who reads it, and filed under its identity. */
export type Row = Transaction & { readonly filed: CategoryId; readonly revision: Revision };

/** The names of categories. */
export type CategoryNames = ReadonlyMap<CategoryId, string>;

/** A category that is not known yet has no name until it comes. */
export const rowOf = (
  { record, revision }: Stamped<Filed<Transaction>>,
  names: CategoryNames,
): Row => ({
  id: record.id,
  kind: record.kind,
  date: record.date,
  category: names.get(record.category) ?? "",
  amount: record.amount,
  description: record.description,
  ...(record.account !== undefined && { account: record.account }),
  filed: record.category,
  revision,
});

/** The order of a month's rows: the newest day first, and of a day the last recorded. */
export const newestRowFirst = (left: Row, right: Row): number =>
  compareText(right.date, left.date) || compareText(right.id, left.id);
