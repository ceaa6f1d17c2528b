import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decodeCategory,
  encodeCategory,
  ownCategoryListSchema,
} from "../../src/contract/categories.ts";
import { anyCategory } from "../support/arbitraries/ledger.ts";
import { overTheWire, read } from "../support/read.ts";

describe("a category", () => {
  it("is after its way over the wire what it was before", () => {
    fc.assert(
      fc.property(fc.array(anyCategory), (categories) => {
        const received = read(ownCategoryListSchema, overTheWire(categories.map(encodeCategory)));
        expect(received.map(decodeCategory)).toEqual(categories);
      }),
    );
  });

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
