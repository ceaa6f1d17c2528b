import type { Category } from "../../src/domain/categories/category.ts";
import { expenseCategories } from "../../src/domain/categories/expense-categories.ts";
import { STANDARD_CATEGORIES } from "../../src/domain/categories/standard-categories.ts";
import { categoryId, type CategoryId } from "../../src/domain/shared/ids.ts";
import type { TransactionKind } from "../../src/domain/transactions/transaction.ts";

/** Returns a test category's id, made of its kind and name. */
export const filedUnder = (kind: TransactionKind, name: string): CategoryId =>
  categoryId(`${kind}: ${name}`);

/** The categories of a new ledger. */
export const OWN_CATEGORIES: readonly Category[] = STANDARD_CATEGORIES.map((category) => ({
  ...category,
  id: filedUnder(category.kind, category.name),
}));

export const OWN_EXPENSES = expenseCategories(OWN_CATEGORIES);
