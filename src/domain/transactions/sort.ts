import { MAX_AMOUNT } from "../shared/cents.ts";
import { compareText } from "../shared/compare-text.ts";
import { sortByKey } from "../shared/sort-by-key.ts";
import type { Transaction } from "./transaction.ts";

/** The four orders of the history. */
export const TRANSACTION_ORDERS = ["date-desc", "date-asc", "amount-desc", "amount-asc"] as const;

export type TransactionOrder = (typeof TRANSACTION_ORDERS)[number];

type Sort = <Kept extends Transaction>(transactions: readonly Kept[]) => readonly Kept[];

/** Even a long history has few days, so days are sorted, not records. */
const byDay =
  (compare: (a: string, b: string) => number): Sort =>
  (transactions) => {
    const days = Map.groupBy(transactions, ({ date }) => date);
    return [...days.keys()].toSorted(compare).flatMap((day) => days.get(day) ?? []);
  };

const SORTS: Readonly<Record<TransactionOrder, Sort>> = {
  "date-desc": byDay((a, b) => compareText(b, a)),
  "date-asc": byDay(compareText),
  "amount-desc": (transactions) => sortByKey(transactions, ({ amount }) => MAX_AMOUNT - amount),
  "amount-asc": (transactions) => sortByKey(transactions, ({ amount }) => amount),
};

/** Sorts by date or by amount, stably. */
export const sortTransactions = <Kept extends Transaction>(
  transactions: readonly Kept[],
  order: TransactionOrder,
): readonly Kept[] => SORTS[order](transactions);
