import { compareText } from "../shared/compare-text.ts";
import type { Places } from "../shared/positions.ts";
import type { Category } from "./category.ts";

/** The distance of positions, large enough for many moves between two of them. */
export const PLACE_STEP = 2 ** 32;

/** The positions of categories within their kind. */
export const CATEGORY_PLACES: Places = {
  step: PLACE_STEP,
  first: 0,
  least: Number.MIN_SAFE_INTEGER,
  most: Number.MAX_SAFE_INTEGER,
};

/** Sorts the categories of a kind by position. */
export const inOrder = (left: Category, right: Category): number =>
  left.position - right.position || compareText(left.id, right.id);
