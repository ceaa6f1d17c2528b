import { foldText } from "../shared/fold-text.ts";
import type { TransactionKind } from "../transactions/transaction.ts";
import type { Category } from "./category.ts";

/** The most categories of a kind, archived ones included. */
export const CATEGORIES_MAX = 100;

/** Why a change of a ledger's categories is refused. */
export type CategoryFault = "category-name-taken" | "too-many-categories" | "last-category";

/** The key by which names are unique within a kind: without regard to case and accents. */
export const nameKeyOf = (name: string): string => foldText(name.trim());

/** Whether another category of the kind has this name. */
export const isNameTaken = (
  categories: readonly Category[],
  { kind, name }: Pick<Category, "kind" | "name">,
  own: string | null,
): boolean =>
  categories.some(
    (other) => other.kind === kind && other.id !== own && nameKeyOf(other.name) === nameKeyOf(name),
  );

/** Whether any category of a kind is offered. */
export const offersOne = (categories: readonly Category[], kind: TransactionKind): boolean =>
  categories.some((category) => category.kind === kind && !category.archived);

/**
 * Why a category is refused beside the others of its ledger: a new one, or one that replaces that with its id. Anything
 * that was already so is allowed. Null if it is accepted.
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
