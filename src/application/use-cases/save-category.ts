import type { Category } from "../../domain/categories/category.ts";
import { categoryId } from "../../domain/shared/ids.ts";
import type { CategoryContent } from "../forms/category-form.ts";
import type { Ledger } from "../ledger.ts";
import type { Categories } from "../ports/categories.ts";
import { saveRecord } from "./save-record.ts";

/** Makes a new category, or changes what the form shows of an old one as it was seen. Rejects with a Failure. */
export const saveCategory = (categories: Categories, ledger: Pick<Ledger, "write">) =>
  saveRecord<CategoryContent, Category>(ledger, {
    create: ({ archived: _, ...draft }, as) => categories.create(draft, as),
    update: (id, { name, role, colour, icon, fixed }, as) =>
      categories.update(id, { name, role, colour, icon, fixed }, as),
    id: categoryId,
    made: (id, content) => ({ ...content, id }),
    written: (kept) => ({ type: "category", kept }),
  });
