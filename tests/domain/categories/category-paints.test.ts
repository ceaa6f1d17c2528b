import { expect, it } from "vitest";
import { CATEGORY_PAINTS } from "../../../src/domain/categories/category-paints.ts";
import { CATEGORY_COLOURS } from "../../../src/domain/categories/category-look.ts";

it("each colour of a category is painted in a shade of its own", () => {
  const paints = CATEGORY_COLOURS.map((colour) => CATEGORY_PAINTS[colour]);
  for (const paint of paints) expect(paint).toMatch(/^#[\da-f]{6}$/);
  expect(new Set(paints).size).toBe(CATEGORY_COLOURS.length);
});
