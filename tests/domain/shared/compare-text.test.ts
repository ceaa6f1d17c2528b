import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareText } from "../../../src/domain/shared/compare-text.ts";

describe("the order of texts", () => {
  it("is the one in which the platform sorts without a locale", () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (texts) => {
        expect(texts.toSorted(compareText)).toEqual(texts.toSorted());
      }),
    );
  });

  it("tells equal texts equal, and the other way round the opposite", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (left, right) => {
        expect(compareText(left, right) + compareText(right, left)).toBe(0);
        expect(compareText(left, right) === 0).toBe(left === right);
      }),
    );
  });
});
