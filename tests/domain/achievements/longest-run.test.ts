import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { longestRun } from "../../../src/domain/achievements/measures.ts";

const next = (number: number) => number + 1;
const numbers = fc.array(fc.integer({ min: 0, max: 30 }));

describe("the longest run", () => {
  it("is the longest row that somebody finds who tries every beginning", () => {
    fc.assert(
      fc.property(numbers, (items) => {
        const all = new Set(items);
        const lengths = items.map((first) => {
          let length = 0;
          while (all.has(first + length)) length += 1;
          return length;
        });
        expect(longestRun(items, next)).toBe(Math.max(0, ...lengths));
      }),
    );
  });

  it("depends neither on the order of the items nor on how often each is there", () => {
    fc.assert(
      fc.property(numbers, (items) => {
        const doubled = [...items, ...items.toReversed()];
        expect(longestRun(doubled, next)).toBe(longestRun(items, next));
      }),
    );
  });

  it("never gets shorter by one more item", () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 0, max: 30 }), (items, more) => {
        const longer = longestRun([...items, more], next);
        expect(longer).toBeGreaterThanOrEqual(longestRun(items, next));
      }),
    );
  });
});
