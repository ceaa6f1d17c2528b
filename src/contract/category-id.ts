import * as v from "valibot";
import type { CategoryIdOf } from "../domain/categories/by-id.ts";
import { categoryId, type CategoryId } from "../domain/shared/ids.ts";
import type { TransactionKind } from "../domain/transactions/transaction.ts";
import { issue } from "./shape.ts";

const LONGEST = 64;

/** The id of a category beside its name in what somebody writes; whether the ledger has such a one is looked up in it. */
export const categoryIdEntry = {
  categoria_id: v.optional(
    v.pipe(v.string(issue("bad-category")), v.maxLength(LONGEST, issue("bad-category"))),
  ),
};

/** The id in a body, where there is one. */
export const decodeCategoryId = ({
  categoria_id: id,
}: {
  readonly categoria_id?: string | undefined;
}): { readonly categoryId?: CategoryId } =>
  id === undefined ? {} : { categoryId: categoryId(id) };

/** The id of the category that a body names, where it names one that is known. */
export function encodeCategoryId(
  idOf: CategoryIdOf,
  { kind, category }: { readonly kind: TransactionKind; readonly category: string | null },
): { readonly categoria_id?: string } {
  const id = category === null ? null : idOf(kind, category);
  return id === null ? {} : { categoria_id: id };
}
