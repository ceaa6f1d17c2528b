import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CATEGORY_PLACES, PLACE_STEP } from "../../../src/domain/categories/category-order.ts";
import { STANDARD_CATEGORIES } from "../../../src/domain/categories/standard-categories.ts";
import { moved } from "../../../src/domain/shared/positions.ts";
import { anyOrdered } from "../../support/arbitraries/categories.ts";

describe("the order of categories", () => {
  it("begins a step apart, so that any one is moved by itself", () => {
    expect(STANDARD_CATEGORIES.every(({ position }) => position % PLACE_STEP === 0)).toBe(true);
    for (const kind of ["income", "expense"] as const) {
      const all = STANDARD_CATEGORIES.filter((one) => one.kind === kind).map((one) => ({
        ...one,
        id: one.name,
      }));
      for (const { id } of all)
        for (const place of all.keys())
          expect(moved(all, id, place, CATEGORY_PLACES).length).toBeLessThanOrEqual(1);
    }
  });

  it("keeps a hundred in numbers that are exact", () => {
    expect(Number.isSafeInteger(100 * PLACE_STEP)).toBe(true);
  });

  it("changes nothing of one that stands there, or that is not there", () => {
    fc.assert(
      fc.property(anyOrdered(), fc.nat(), (categories, which) => {
        const place = which % categories.length;
        const id = categories[place]?.id ?? "";
        expect(moved(categories, id, place, CATEGORY_PLACES)).toEqual([]);
        expect(moved(categories, "nobody", place, CATEGORY_PLACES)).toEqual([]);
      }),
    );
  });
});
