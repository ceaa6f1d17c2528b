import { compareText } from "../shared/compare-text.ts";
import type { Transaction } from "./transaction.ts";

/** Sorts by date descending; ids grow with time, so the last recorded of a day comes first. */
export const newestFirst = (transactions: readonly Transaction[]): readonly Transaction[] =>
  transactions.toSorted((a, b) => compareText(b.date, a.date) || compareText(b.id, a.id));

/** Sorts in the opposite order. */
export const oldestFirst = (transactions: readonly Transaction[]): readonly Transaction[] =>
  newestFirst(transactions).toReversed();
