import * as v from "valibot";
import type { CategoryIdOf } from "../domain/categories/by-id.ts";
import { categoryId, type CategoryId } from "../domain/shared/ids.ts";
import type { TransactionKind } from "../domain/transactions/transaction.ts";
import { issue } from "./shape.ts";

const MAX_ID_LENGTH = 64;

/** The id of a category, sent beside its name. Whether the ledger has that category is checked elsewhere. */
export const categoryIdEntry = {
  categoria_id: v.optional(
    v.pipe(v.string(issue("bad-category")), v.maxLength(MAX_ID_LENGTH, issue("bad-category"))),
  ),
};

/** Reads the id from a body, if it has one. */
export const decodeCategoryId = ({
  categoria_id: id,
}: {
  readonly categoria_id?: string | undefined;
}): { readonly categoryId?: CategoryId } =>
  id === undefined ? {} : { categoryId: categoryId(id) };

/** Returns the id of the category that a body names, if that category is known. */
export function encodeCategoryId(
  idOf: CategoryIdOf,
  { kind, category }: { readonly kind: TransactionKind; readonly category: string | null },
): { readonly categoria_id?: string } {
  const id = category === null ? null : idOf(kind, category);
  return id === null ? {} : { categoria_id: id };
}
