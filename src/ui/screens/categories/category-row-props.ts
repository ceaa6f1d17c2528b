import type { UsedCategory } from "../../../application/categories/view-category-book.ts";
import type { CategoriesFeature } from "./categories-feature.ts";
import type { Drag } from "./drag-handlers.ts";

/** The props of a row in the list of categories. */
export type CategoryRowProps = {
  readonly category: UsedCategory;
  readonly place: { readonly isFirst: boolean; readonly isLast: boolean };
  /** Whether it is the only active category of its kind. */
  readonly isOnly: boolean;
  readonly onMove: (by: 1 | -1) => void;
  readonly drag: Drag;
  readonly actors: CategoriesFeature;
};
