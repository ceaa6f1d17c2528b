import fc, { type Arbitrary } from "fast-check";
import type { Category } from "../../../src/domain/categories/category.ts";
import { inOrder } from "../../../src/domain/categories/category-order.ts";
import { anyCategory } from "./ledger.ts";

/** The categories of a ledger: all different, with positions small enough to be stored exactly. */
export const anyCategories = (minLength = 0): Arbitrary<readonly Category[]> =>
  fc.uniqueArray(anyCategory, { selector: ({ id }) => id, minLength, maxLength: 12 });

/** Those of one kind, in their order. */
export const anyOrdered = (minLength = 2): Arbitrary<readonly Category[]> =>
  anyCategories(minLength).map((all) =>
    all.map((category) => ({ ...category, kind: "expense" as const })).toSorted(inOrder),
  );
