import type { Category, CategoryPatch, WantedCategory } from "../../domain/categories/category.ts";
import { categoryId } from "../../domain/shared/ids.ts";
import type { CategoryContent } from "../categories/category-form.ts";
import type { BookKind } from "../ledger/book-kind.ts";

/** The user's own categories; a change keeps the fields that the form does not show. */
export const categoriesInBook: BookKind<Category, CategoryContent, WantedCategory, CategoryPatch> =
  {
    id: categoryId,
    made: (id, content) => ({ ...content, id }),
    draft: ({ archived: _, ...draft }) => draft,
    patch: ({ name, role, colour, icon, fixed }) => ({ name, role, colour, icon, fixed }),
    written: (kept) => ({ type: "categories", kept }),
    removed: (id) => ({ categories: [id] }),
  };
