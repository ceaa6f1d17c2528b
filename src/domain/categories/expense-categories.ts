import type { Category, CategoryRole } from "./category.ts";

/** The expense categories of a ledger by what they are called, which is what its records say. */
export type ExpenseCategories = ReadonlyMap<string, Category>;

export const expenseCategories = (categories: readonly Category[]): ExpenseCategories =>
  new Map(
    categories
      .filter(({ kind }) => kind === "expense")
      .map((category) => [category.name, category]),
  );

/** Whether what a category holds is due whatever one does; one that nobody knows varies (gastos_fixos on the wire). */
export const isFixedCost = (categories: ExpenseCategories, name: string): boolean =>
  categories.get(name)?.fixed ?? false;

/** Whether a category is about something, whatever it is called. */
export const hasRole = (categories: ExpenseCategories, name: string, role: CategoryRole): boolean =>
  categories.get(name)?.role === role;
