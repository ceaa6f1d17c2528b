import type { Category } from "./category.ts";

/** The names of the income categories for refunds. */
export const refundCategories = (categories: readonly Category[]): ReadonlySet<string> =>
  new Set(
    categories
      .filter(({ kind, role }) => kind === "income" && role === "refunds")
      .map(({ name }) => name),
  );
