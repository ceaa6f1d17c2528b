import type { Transaction } from "./transaction.ts";

const compare = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0);

/** Sorts by date descending; ids grow with time, so the last recorded of a day comes first (§2, Receitas and Despesas). */
export const newestFirst = (transactions: readonly Transaction[]): readonly Transaction[] =>
  transactions.toSorted((a, b) => compare(b.date, a.date) || compare(b.id, a.id));
