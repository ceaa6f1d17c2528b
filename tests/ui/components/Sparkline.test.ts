import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { smoothPath } from "../../../src/ui/components/Sparkline/smooth-path.ts";

const anyCourse = fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 2, maxLength: 31 });

const ordinates = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, , y]) => Number(y));

describe("the curve of a few values", () => {
  it("never leaves its box, so it shows no value that was not there", () => {
    fc.assert(
      fc.property(anyCourse, (values) => {
        const inside = ordinates(smoothPath(values, 320, 40)).every((y) => y >= 0 && y <= 40);
        expect(inside).toBe(true);
      }),
    );
  });

  it("starts at the left edge and ends at the right one", () => {
    fc.assert(
      fc.property(anyCourse, (values) => {
        expect(smoothPath(values, 320, 40)).toMatch(/^M0 .* 320 [\d.]+$/);
      }),
    );
  });

  it("is level where nothing changes", () => {
    expect(new Set(ordinates(smoothPath([7, 7, 7], 320, 40)))).toEqual(new Set([20]));
  });
});
