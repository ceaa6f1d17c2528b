import { foldText } from "../shared/fold-text.ts";
import type { TransactionKind } from "../transactions/transaction.ts";
import type { Category } from "./category.ts";

/** How many categories of a kind there may be, archived ones too. */
export const CATEGORIES_MAX = 100;

/** Why the categories of a ledger cannot be as somebody wants them. */
export type CategoryFault = "category-name-taken" | "too-many-categories" | "last-category";

/** By what a category is one of a kind: its name without regard to case and accents. */
export const nameKeyOf = (name: string): string => foldText(name.trim());

/** Whether another category of the kind is called so. */
export const isNameTaken = (
  categories: readonly Category[],
  { kind, name }: Pick<Category, "kind" | "name">,
  own: string | null,
): boolean =>
  categories.some(
    (other) => other.kind === kind && other.id !== own && nameKeyOf(other.name) === nameKeyOf(name),
  );

/** Whether any category of a kind would be offered. */
export const offersOne = (categories: readonly Category[], kind: TransactionKind): boolean =>
  categories.some((category) => category.kind === kind && !category.archived);

/**
 * Why a category cannot be what it shall be, beside the others of its ledger: a new one, or one that
 * takes the place of that with its id. What it was already needs no permission. Null if it can.
 */
export function categoryFault(
  categories: readonly Category[],
  wanted: Category,
): CategoryFault | null {
  const before = categories.find(({ id }) => id === wanted.id) ?? null;
  const after = categories.filter(({ id }) => id !== wanted.id).concat(wanted);
  if (before?.name !== wanted.name && isNameTaken(categories, wanted, wanted.id))
    return "category-name-taken";
  if (before === null && after.filter(({ kind }) => kind === wanted.kind).length > CATEGORIES_MAX)
    return "too-many-categories";
  return offersOne(after, wanted.kind) ? null : "last-category";
}
