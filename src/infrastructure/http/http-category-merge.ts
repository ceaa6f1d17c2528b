import { categoriesInBook } from "../../application/kinds/categories.ts";
import type { CategoryMerge } from "../../application/categories/category-merge.ts";
import { categoryWrites } from "../../contract/kinds/categories.ts";
import { paths } from "../../contract/paths.ts";
import { revisionAlone, type Api } from "./api.ts";
import { conflict } from "./ledger/conflict.ts";
import { changing } from "./ledger/naming-headers.ts";

/** Merges of categories over DELETE /categorias/{id}?para=. */
export const httpCategoryMerge = (api: Api): CategoryMerge => {
  const meaning = conflict(categoryWrites.stored, categoriesInBook.written);
  return (id, into, as) =>
    api("delete", paths.merge(id, into), revisionAlone, { headers: changing(as), meaning });
};
