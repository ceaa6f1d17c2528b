import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CATEGORY_COLOURS } from "../../../src/domain/categories/category-look.ts";
import { CATEGORY_ROLES } from "../../../src/domain/categories/category.ts";
import { shownColour } from "../../../src/domain/categories/shown-colour.ts";

describe("the colour of a category's mark", () => {
  it("is its own, whatever it is about", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CATEGORY_COLOURS),
        fc.option(fc.constantFrom(...CATEGORY_ROLES)),
        (colour, role) => {
          expect(shownColour({ colour, role })).toBe(colour);
        },
      ),
    );
  });

  it("is else that of what it is about, and none where nobody knows that", () => {
    for (const role of CATEGORY_ROLES)
      expect(CATEGORY_COLOURS).toContain(shownColour({ colour: null, role }));
    expect(shownColour({ colour: null, role: null })).toBe(null);
  });
});
