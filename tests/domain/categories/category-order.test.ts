import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Category } from "../../../src/domain/categories/category.ts";
import {
  inOrder,
  lastPosition,
  moved,
  PLACE_STEP,
} from "../../../src/domain/categories/category-order.ts";
import { categoryId } from "../../../src/domain/shared/ids.ts";
import { STANDARD_CATEGORIES } from "../../../src/domain/categories/standard-categories.ts";
import { anyOrdered } from "../../support/arbitraries/categories.ts";
import { OWN_CATEGORIES } from "../../support/categories.ts";

/** The order after a move. */
function after(categories: readonly Category[], id: string, place: number): readonly Category[] {
  const placed = new Map(
    moved(categories, id, place).map(({ category, position }) => [category.id, position]),
  );
  return categories
    .map((category) => ({ ...category, position: placed.get(category.id) ?? category.position }))
    .toSorted(inOrder);
}

const idsOf = (categories: readonly Category[]) => categories.map(({ id }) => id);

describe("moving a category", () => {
  it("brings it to its place and leaves the others in their order, however close they stand", () => {
    fc.assert(
      fc.property(anyOrdered(), fc.nat(), fc.nat(), (categories, which, where) => {
        const own = categories[which % categories.length] as Category;
        const place = where % categories.length;
        const expected = idsOf(categories).filter((id) => id !== own.id);
        expected.splice(place, 0, own.id);
        expect(idsOf(after(categories, own.id, place))).toEqual(expected);
      }),
    );
  });

  it("changes that one alone as long as there is room, which lasts for many moves at one place", () => {
    let categories: readonly Category[] = OWN_CATEGORIES.filter(({ kind }) => kind === "expense");
    for (let move = 0; move < 30; move += 1) {
      const last = categories.at(-1) as Category;
      expect(moved(categories, last.id, 1)).toHaveLength(1);
      categories = after(categories, last.id, 1);
    }
  });

  it("changes nothing of one that stands there, or that is not there", () => {
    fc.assert(
      fc.property(anyOrdered(), fc.nat(), (categories, which) => {
        const place = which % categories.length;
        expect(moved(categories, (categories[place] as Category).id, place)).toEqual([]);
        expect(moved(categories, "nobody", place)).toEqual([]);
      }),
    );
  });
});

describe("the position of what is moved", () => {
  const placed = (...positions: readonly number[]) =>
    positions.map((position, index) => ({
      ...(OWN_CATEGORIES[0] as Category),
      id: categoryId(`category-${index}`),
      position,
    }));
  const positionsAfter = (categories: readonly Category[], which: number, place: number) =>
    moved(categories, `category-${which}`, place).map(({ position }) => position);

  it("lies a step before the first, a step behind the last, or in the middle of two", () => {
    const three = placed(0, PLACE_STEP, 3 * PLACE_STEP);
    expect(positionsAfter(three, 2, 0)).toEqual([-PLACE_STEP]);
    expect(positionsAfter(three, 0, 2)).toEqual([4 * PLACE_STEP]);
    expect(positionsAfter(three, 0, 1)).toEqual([2 * PLACE_STEP]);
    expect(positionsAfter(placed(5, 9), 1, 0)).toEqual([5 - PLACE_STEP]);
  });

  it("is given to each anew, a step apart, where no room is left, or two stand at one place", () => {
    expect(positionsAfter(placed(0, 1, 9), 2, 1)).toEqual([0, PLACE_STEP, 2 * PLACE_STEP]);
    expect(positionsAfter(placed(4, 4, 9), 2, 1)).toEqual([0, PLACE_STEP, 2 * PLACE_STEP]);
    expect(positionsAfter(placed(0, 2, 9), 2, 1)).toEqual([1]);
  });
});

describe("the last position", () => {
  it("lies behind every category", () => {
    fc.assert(
      fc.property(anyOrdered(0), (categories) => {
        for (const { position } of categories)
          expect(position).toBeLessThan(lastPosition(categories));
      }),
    );
  });

  it("keeps a hundred categories in numbers that are exact", () => {
    expect(Number.isSafeInteger(100 * PLACE_STEP)).toBe(true);
    expect(STANDARD_CATEGORIES.every(({ position }) => position % PLACE_STEP === 0)).toBe(true);
  });
});
