import { compareText } from "../shared/compare-text.ts";
import type { Transaction } from "./transaction.ts";

/** The four orders of the history (§9). */
export const TRANSACTION_ORDERS = ["date-desc", "date-asc", "amount-desc", "amount-asc"] as const;

export type TransactionOrder = (typeof TRANSACTION_ORDERS)[number];

const COMPARE: Readonly<Record<TransactionOrder, (a: Transaction, b: Transaction) => number>> = {
  "date-desc": (a, b) => compareText(b.date, a.date),
  "date-asc": (a, b) => compareText(a.date, b.date),
  "amount-desc": (a, b) => b.amount - a.amount,
  "amount-asc": (a, b) => a.amount - b.amount,
};

/** Sorts by date or by amount; equals keep their order (§3, ordenacao). */
export const sortTransactions = (
  transactions: readonly Transaction[],
  order: TransactionOrder,
): readonly Transaction[] => transactions.toSorted(COMPARE[order]);
