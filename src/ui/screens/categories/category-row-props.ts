import type { UsedCategory } from "../../../application/categories/view-category-book.ts";
import type { CategoriesFeature } from "./categories-feature.ts";
import type { Drag } from "./drag-handlers.ts";

/** What a row of the list of categories is given. */
export type CategoryRowProps = {
  readonly category: UsedCategory;
  readonly place: { readonly isFirst: boolean; readonly isLast: boolean };
  /** It is the last of its kind that is offered. */
  readonly isOnly: boolean;
  readonly onMove: (by: 1 | -1) => void;
  readonly drag: Drag;
  readonly actors: CategoriesFeature;
};
