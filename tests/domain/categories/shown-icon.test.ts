import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CATEGORY_ICONS } from "../../../src/domain/categories/category-look.ts";
import { CATEGORY_ROLES } from "../../../src/domain/categories/category.ts";
import { shownIcon } from "../../../src/domain/categories/shown-icon.ts";

describe("the icon of a category", () => {
  it("is its own, whatever it is about", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CATEGORY_ICONS),
        fc.option(fc.constantFrom(...CATEGORY_ROLES)),
        (icon, role) => {
          expect(shownIcon({ icon, role })).toBe(icon);
        },
      ),
    );
  });

  it("is else one that no other role has, and none where nobody knows what it is about", () => {
    const icons = CATEGORY_ROLES.map((role) => shownIcon({ icon: null, role }));
    expect(icons).not.toContain(null);
    expect(new Set(icons).size).toBe(CATEGORY_ROLES.length);
    expect(shownIcon({ icon: null, role: null })).toBe(null);
  });
});
