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

/** How the categories of somebody's figures leave the server, and come back under their own names. */
export type ToldCategories = {
  readonly aliasOf: (kind: TransactionKind, category: string) => string;
  /** A sentence with the names in the place of the aliases. */
  readonly named: (sentence: string) => string;
};

/**
 * A name that somebody thought up may say anything about them: it leaves as a number, with what the category is about.
 * The names with which every ledger begins say nothing, and leave as they are.
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
