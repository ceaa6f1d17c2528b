import { compareText } from "../shared/compare-text.ts";
import type { Category } from "./category.ts";

/** So far are positions apart that there is room for many moves between two of them. */
export const PLACE_STEP = 2 ** 32;

/** The order in which the categories of a kind stand. */
export const inOrder = (left: Category, right: Category): number =>
  left.position - right.position || compareText(left.id, right.id);

/** The position behind some categories. */
export const lastPosition = (categories: readonly Category[]): number =>
  Math.max(0, ...categories.map(({ position }) => position + PLACE_STEP));

/** A category with the position that it is given. */
export type Placed<Kept extends Category = Category> = {
  readonly category: Kept;
  readonly position: number;
};

/**
 * Moves a category to a place among the others in their order, counted from 0 without it; returns those that get
 * another position: it alone, or all of them where no room is left there.
 */
export function moved<Kept extends Category>(
  categories: readonly Kept[],
  id: string,
  place: number,
): readonly Placed<Kept>[] {
  const own = categories.find((category) => category.id === id);
  const others = categories.filter((category) => category.id !== id);
  if (own === undefined || categories.indexOf(own) === place) return [];
  const [left, right] = [others[place - 1], others[place]];
  const position = between(left?.position, right?.position);
  if (position !== null) return [{ category: own, position }];
  const wanted = [...others.slice(0, place), own, ...others.slice(place)];
  return wanted.map((category, index) => ({ category, position: index * PLACE_STEP }));
}

/** A whole number between two others, or null; a side that is missing is open. */
function between(left: number | undefined, right: number | undefined): number | null {
  if (left === undefined) return (right ?? 0) - PLACE_STEP;
  if (right === undefined) return left + PLACE_STEP;
  const middle = Math.floor((left + right) / 2);
  return middle > left && middle < right ? middle : null;
}
