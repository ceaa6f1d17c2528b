import type { Transaction } from "../../domain/transactions/transaction.ts";
import type { Categories } from "../ports/categories.ts";
import type { Transactions } from "../ports/transactions.ts";
import type { CategoryLists } from "./load-categories.ts";

/** All that the history can show (§2, Histórico). */
export type History = {
  readonly transactions: readonly Transaction[];
  readonly categories: CategoryLists;
};

/** Loads the four lists of the history in parallel and merges the records (§7). Rejects with a Failure. */
export const loadHistory =
  (transactions: Transactions, categories: Categories) => async (): Promise<History> => {
    const [incomes, expenses, income, expense] = await Promise.all([
      transactions.list("income", {}),
      transactions.list("expense", {}),
      categories.list("income"),
      categories.list("expense"),
    ]);
    return { transactions: [...incomes, ...expenses], categories: { income, expense } };
  };
