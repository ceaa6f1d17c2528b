import type { Transaction } from "./transaction.ts";

/** The record with the largest amount; among equals the most recent, then the first; null for an empty list. */
export const largestOf = (transactions: readonly Transaction[]): Transaction | null =>
  transactions.reduce<Transaction | null>(
    (largest, candidate) =>
      largest === null ||
      candidate.amount > largest.amount ||
      (candidate.amount === largest.amount && candidate.date > largest.date)
        ? candidate
        : largest,
    null,
  );
