import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lookedAt } from "../../../src/domain/receipts/picture.ts";

const anyLength = fc.integer({ min: 1, max: 8000 });

describe("the size in which a picture is looked at", () => {
  it("is never larger than the picture, nor than it has to be, and keeps its shape", () => {
    fc.assert(
      fc.property(
        anyLength,
        anyLength,
        fc.integer({ min: 1, max: 4000 }),
        (width, height, side) => {
          const size = lookedAt(width, height, side);
          if (size === null) throw new Error("these are not too many pixels");
          expect(Math.max(size.width, size.height)).toBe(Math.min(side, Math.max(width, height)));
          expect(size.width).toBeLessThanOrEqual(width);
          expect(size.height).toBeLessThanOrEqual(height);
          // To the nearest pixel, of which there is one at least.
          const scale = Math.max(size.width, size.height) / Math.max(width, height);
          expect(Math.abs(size.width - width * scale)).toBeLessThanOrEqual(1);
          expect(Math.abs(size.height - height * scale)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it("is none for too many pixels, and for none", () => {
    expect(lookedAt(8001, 8000)).toBe(null);
    expect(lookedAt(64_000_001, 1)).toBe(null);
    for (const [width, height] of [
      [0, 10],
      [10, 0],
      [Number.NaN, 10],
    ] as const)
      expect(lookedAt(width, height)).toBe(null);
    expect(lookedAt(3000, 4000)).toEqual({ width: 1920, height: 2560 });
  });
});
