import { sum, type Cents } from "../../domain/shared/cents.ts";
import {
  sharesByCategory,
  TOP_CATEGORIES,
  type CategoryShare,
} from "../../domain/transactions/category-shares.ts";
import { newestFirst } from "../../domain/transactions/newest-first.ts";
import type { Transaction, TransactionKind } from "../../domain/transactions/transaction.ts";
import type { Transactions } from "../ports/transactions.ts";

/** All that the income or the expense screen shows (§2, Receitas and Despesas). */
export type TransactionBook = {
  readonly transactions: readonly Transaction[];
  readonly total: Cents;
  readonly topCategories: readonly CategoryShare[];
};

/** Loads all records of a kind, newest first, with their total and their top categories. Rejects with a Failure. */
export const loadTransactions =
  (transactions: Transactions) =>
  async (kind: TransactionKind): Promise<TransactionBook> => {
    const records = await transactions.list(kind, {});
    return {
      transactions: newestFirst(records),
      total: sum(records.map(({ amount }) => amount)),
      topCategories: sharesByCategory(records).slice(0, TOP_CATEGORIES),
    };
  };
