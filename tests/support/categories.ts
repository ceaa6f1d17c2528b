import type { Category } from "../../src/domain/categories/category.ts";
import { expenseCategories } from "../../src/domain/categories/expense-categories.ts";
import { STANDARD_CATEGORIES } from "../../src/domain/categories/standard-categories.ts";
import { categoryId } from "../../src/domain/shared/ids.ts";

/** The categories of a new ledger, each with an identity of its own. */
export const OWN_CATEGORIES: readonly Category[] = STANDARD_CATEGORIES.map((category, index) => ({
  ...category,
  id: categoryId(`category-${index}`),
}));

export const OWN_EXPENSES = expenseCategories(OWN_CATEGORIES);
