import type { CategoryId } from "../shared/ids.ts";
import type { TransactionKind } from "../transactions/transaction.ts";
import type { Category } from "./category.ts";

/** A draft that may name its category by id as well; the id takes precedence over the name. */
export type ById<Wish extends { readonly category?: string | null }> = Wish & {
  readonly categoryId?: CategoryId;
};

/** The id of a kind's category by its name; null if unknown. */
export type CategoryIdOf = (kind: TransactionKind, name: string) => CategoryId | null;

/**
 * A category, followed by those it was merged into one after the other. All but the last were removed by a merge; the
 * last may be removed too.
 */
export type CategoryTrail = readonly (Pick<Category, "kind" | "name"> & {
  readonly removed: boolean;
})[];

/**
 * The name of the category that a trail leads to; null if there is none of the kind. An `earlier` name that occurs in
 * the trail is returned as it is, so that a draft repeated after a merge stays the same draft.
 */
export function nameAt(trail: CategoryTrail, kind: TransactionKind, earlier?: string | null) {
  const last = trail.at(-1);
  if (last === undefined || last.kind !== kind) return null;
  const isEarlier = trail.some(({ name }) => name === earlier);
  if (isEarlier) return earlier ?? null;
  return last.removed ? null : last.name;
}
