import { STANDARD_CATEGORIES } from "../../../src/domain/categories/standard-categories.ts";
import type { FinancialFacts } from "../../../src/domain/recommendations/financial-facts.ts";
import type { TransactionKind } from "../../../src/domain/transactions/transaction.ts";
import { roleNames } from "../../../src/text/categories/category-roles.ts";
import { categoryAliasOf } from "../../../src/text/recommendations/provider-prompt.ts";

const ALIAS = new RegExp(
  `«?\\b${categoryAliasOf(0, null).replace("0", "(\\d+)")}\\b(?: \\([^()]{0,60}\\))?»?`,
  "gi",
);

const isStandard = (wanted: TransactionKind, category: string): boolean =>
  STANDARD_CATEGORIES.some(({ kind, name }) => kind === wanted && name === category);

/** Replaces the names of a user's categories before they leave the server, and restores them afterwards. */
export type ToldCategories = {
  readonly aliasOf: (kind: TransactionKind, category: string) => string;
  /** Replaces the aliases in a sentence by the names. */
  readonly named: (sentence: string) => string;
};

/**
 * A user's own category name may be personal: it is sent as a number, with the category's role. The standard names are
 * not personal, and are sent unchanged.
 */
export function toldCategories({ sources, summary, categories }: FinancialFacts): ToldCategories {
  const own = [
    ...sources.map(({ category }) => ["income", category] as const),
    ...summary.byCategory.map(({ category }) => ["expense", category] as const),
  ].filter(([kind, category]) => !isStandard(kind, category));
  const numbers = new Map(own.map(([kind, category], index) => [`${kind} ${category}`, index + 1]));
  return {
    aliasOf: (kind, category) => {
      const number = numbers.get(`${kind} ${category}`);
      if (number === undefined) return category;
      const role = kind === "expense" ? (categories.get(category)?.role ?? null) : null;
      return categoryAliasOf(number, role === null ? null : roleNames[role]);
    },
    named: (sentence) =>
      sentence.replace(ALIAS, (alias, number: string) => {
        const [, category] = own[Number(number) - 1] ?? [];
        return category === undefined ? alias : `«${category}»`;
      }),
  };
}
