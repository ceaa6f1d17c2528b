import type { TransactionKind } from "../../domain/transactions/transaction.ts";
import type { Categories } from "../ports/categories.ts";

export type CategoryLists = Readonly<Record<TransactionKind, readonly string[]>>;

/** The categories that entries of a kind, or for null of either, may have; each once. */
export const categoriesOf = (
  lists: CategoryLists,
  kind: TransactionKind | null,
): readonly string[] =>
  kind === null ? [...new Set([...lists.income, ...lists.expense])] : lists[kind];

/** Loads the categories that entries may have, of both kinds together (§3). Rejects with a Failure. */
export const loadCategories = (categories: Categories) => async (): Promise<CategoryLists> => {
  const [income, expense] = await Promise.all([
    categories.list("income"),
    categories.list("expense"),
  ]);
  return { income, expense };
};
