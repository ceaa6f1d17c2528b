import type { CategoryId } from "../shared/ids.ts";
import type { TransactionKind } from "../transactions/transaction.ts";
import type { Category } from "./category.ts";

/** A wish that says by identity under which category it is filed, where whoever wishes knows that; it wins over the name. */
export type ById<Wish extends { readonly category?: string | null }> = Wish & {
  readonly categoryId?: CategoryId;
};

/** The identity of the category of a kind that has a name; null where none is known. */
export type CategoryIdOf = (kind: TransactionKind, name: string) => CategoryId | null;

/** A category and those into which it went one after the other; all but the last were merged, and so removed, and the last may be. */
export type CategoryTrail = readonly (Pick<Category, "kind" | "name"> & {
  readonly removed: boolean;
})[];

/**
 * The name of the category of a kind to which a trail leads; null where there is none. What was `earlier` filed under one
 * of the trail keeps that name, so that a wish which is repeated after a merge is the same wish.
 */
export function nameAt(trail: CategoryTrail, kind: TransactionKind, earlier?: string | null) {
  const last = trail.at(-1);
  if (last === undefined || last.kind !== kind) return null;
  const isEarlier = trail.some(({ name }) => name === earlier);
  if (isEarlier) return earlier ?? null;
  return last.removed ? null : last.name;
}
