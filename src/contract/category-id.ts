import * as v from "valibot";
import type { CategoryIdOf } from "../domain/categories/by-id.ts";
import { categoryId } from "../domain/shared/ids.ts";
import type { TransactionKind } from "../domain/transactions/transaction.ts";
import { issue } from "./shape.ts";
import { optional } from "./wire/absent.ts";
import { field } from "./wire/field.ts";

const MAX_ID_LENGTH = 64;

/** The id of a category, sent beside its name. Whether the ledger has that category is checked elsewhere. */
export const categoryIdField = {
  categoryId: /* @__PURE__ */ optional(
    /* @__PURE__ */ field(
      "categoria_id",
      v.pipe(
        v.string(issue("bad-category")),
        v.maxLength(MAX_ID_LENGTH, issue("bad-category")),
        v.transform(categoryId),
      ),
    ),
  ),
};

/** Returns the id of the category that a body names, if that category is known. */
export function encodeCategoryId(
  idOf: CategoryIdOf,
  { kind, category }: { readonly kind: TransactionKind; readonly category: string | null },
): { readonly categoria_id?: string } {
  const id = category === null ? null : idOf(kind, category);
  return id === null ? {} : { categoria_id: id };
}
