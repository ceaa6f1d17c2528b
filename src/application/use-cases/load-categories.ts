import type { TransactionKind } from "../../domain/transactions/transaction.ts";
import type { Categories } from "../ports/categories.ts";

export type CategoryLists = Readonly<Record<TransactionKind, readonly string[]>>;

/** Loads the categories that entries may have, of both kinds together (§3). Rejects with a Failure. */
export const loadCategories = (categories: Categories) => async (): Promise<CategoryLists> => {
  const [income, expense] = await Promise.all([
    categories.list("income"),
    categories.list("expense"),
  ]);
  return { income, expense };
};
