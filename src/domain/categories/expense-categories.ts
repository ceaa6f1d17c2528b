import type { Category, CategoryRole } from "./category.ts";

/** The expense categories of a ledger by name, as its records name them. */
export type ExpenseCategories = ReadonlyMap<string, Category>;

export const expenseCategories = (categories: readonly Category[]): ExpenseCategories =>
  new Map(
    categories
      .filter(({ kind }) => kind === "expense")
      .map((category) => [category.name, category]),
  );

/** Whether a category is a fixed cost; an unknown one is variable (gastos_fixos on the wire). */
export const isFixedCost = (categories: ExpenseCategories, name: string): boolean =>
  categories.get(name)?.fixed ?? false;

/** Whether a category has a role, whatever its name. */
export const hasRole = (categories: ExpenseCategories, name: string, role: CategoryRole): boolean =>
  categories.get(name)?.role === role;
