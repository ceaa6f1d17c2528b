import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sortByKey } from "../../../src/domain/transactions/sort.ts";

const anyKey = fc.oneof(fc.nat(5), fc.integer({ min: 0, max: 2 ** 39 - 1 }));
const anyItems = fc.array(fc.record({ key: anyKey, name: fc.nat() }));

describe("a list sorted by a key", () => {
  it("is what the platform's own stable sort makes of it", () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const expected = items.toSorted((a, b) => a.key - b.key);
        expect(sortByKey(items, ({ key }) => key)).toEqual(expected);
      }),
    );
  });

  it("keeps the extremes of a key in order", () => {
    const keys = [2 ** 39 - 1, 0, 99_999_999_999, 2 ** 13, 2 ** 26];
    expect(sortByKey(keys, (key) => key)).toEqual(keys.toSorted((a, b) => a - b));
  });
});
