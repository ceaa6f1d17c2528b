import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeParse } from "valibot";
import {
  categoryCreationSchema,
  categoryPatchSchema,
  decodeCategory,
  decodeCategoryDraft,
  decodeCategoryPatch,
  encodeCategory,
  encodeCategoryDraft,
  encodeCategoryPatch,
  ownCategoryListSchema,
} from "../../../src/contract/kinds/categories.ts";
import { CATEGORY_ROLES, type CategoryPatch } from "../../../src/domain/categories/category.ts";
import { CATEGORY_COLOURS, CATEGORY_ICONS } from "../../../src/domain/categories/category-look.ts";
import { anyCategory } from "../../support/arbitraries/ledger.ts";
import { overTheWire, read } from "../../support/read.ts";

describe("a category", () => {
  it("is after its way over the wire what it was before", () => {
    fc.assert(
      fc.property(fc.array(anyCategory), (categories) => {
        const received = read(ownCategoryListSchema, overTheWire(categories.map(encodeCategory)));
        expect(received.map(decodeCategory)).toEqual(categories);
      }),
    );
  });

  it("is changed by what is said of it, and by nothing else", () => {
    const anyPatch = fc.record<CategoryPatch>(
      {
        name: fc.constantFrom("Carro", "Casa de férias"),
        role: fc.option(fc.constantFrom(...CATEGORY_ROLES)),
        fixed: fc.boolean(),
        colour: fc.constantFrom(null, ...CATEGORY_COLOURS),
        icon: fc.constantFrom(null, ...CATEGORY_ICONS),
        position: fc.maxSafeInteger(),
        archived: fc.boolean(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyPatch, (patch) => {
        const received = read(categoryPatchSchema, overTheWire(encodeCategoryPatch(patch)));
        expect(decodeCategoryPatch(received)).toEqual(patch);
      }),
    );
  });

  it("is made of a draft without what only looks like a part of its name", () => {
    fc.assert(
      fc.property(anyCategory, ({ id: _, archived: __, ...category }) => {
        const draft = { ...category, name: "  Casa \t de  férias " };
        const received = read(categoryCreationSchema, overTheWire(encodeCategoryDraft(draft)));
        expect(decodeCategoryDraft(received)).toEqual({ ...draft, name: "Casa de férias" });
      }),
    );
  });

  it.each(["cor", "icone", "papel"])(
    "is refused with a word for '%s' that is on no list",
    (field) => {
      const body = { tipo: "despesa", nome: "Carro", [field]: "astronomia" };
      expect(safeParse(categoryCreationSchema, body).success).toBe(false);
      expect(safeParse(categoryPatchSchema, { [field]: "astronomia" }).success).toBe(false);
    },
  );

  it("of a role that this client does not know has none", () => {
    fc.assert(
      fc.property(anyCategory, (category) => {
        const sent = { ...encodeCategory(category), papel: "astronomia", novo: 1 };
        const [received] = read(ownCategoryListSchema, [sent]);
        expect(received && decodeCategory(received)).toEqual({ ...category, role: null });
      }),
    );
  });
});
