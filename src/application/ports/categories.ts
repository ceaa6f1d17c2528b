import type { Category, CategoryDraft, CategoryPatch } from "../../domain/categories/category.ts";
import type { Revision } from "../../domain/ledger/revision.ts";
import type { Stamped } from "../../domain/ledger/stamped.ts";
import type { CategoryId } from "../../domain/shared/ids.ts";
import type { Changing, Creating } from "./naming.ts";

/** Writes of the user's categories. Every call rejects with a Failure. */
export type Categories = {
  create(draft: CategoryDraft, as: Creating<CategoryId>): Promise<Stamped<Category>>;
  /** Changes what is said, and leaves the rest. */
  update(id: CategoryId, patch: CategoryPatch, as: Changing): Promise<Stamped<Category>>;
  /** Removes one that nothing is filed under. */
  remove(id: CategoryId, as: Changing): Promise<Revision>;
  /** Files all that is in a category under another one of its kind, and removes it, as one change. */
  merge(id: CategoryId, into: CategoryId, as: Changing): Promise<Revision>;
};
