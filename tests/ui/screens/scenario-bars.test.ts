import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../../../src/domain/shared/cents.ts";
import { barsOf } from "../../../src/ui/screens/simulator/scenario-bars.ts";
import { anyBalance } from "../../support/arbitraries/cents.ts";

const anyRows = fc.array(fc.tuple(anyBalance, anyBalance), { minLength: 1, maxLength: 4 });

describe("the bars of two scenarios", () => {
  it("never leave the picture", () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        for (const { start, length } of barsOf(rows).flat()) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(length).toBeGreaterThanOrEqual(0);
          expect(start + length).toBeLessThanOrEqual(100 + 1e-9);
        }
      }),
    );
  });

  it("are as long as their amounts, on one scale", () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const bars = barsOf(rows).flat();
        const ranked = rows
          .flat()
          .map((amount, index) => ({ size: Math.abs(amount), length: bars[index]!.length }))
          .toSorted((left, right) => left.size - right.size);
        const lengths = ranked.map(({ length }) => Math.round(length * 1e6));
        expect(lengths).toEqual(lengths.toSorted((left, right) => left - right));
      }),
    );
  });

  it("of losses end where those of gains begin", () => {
    expect(barsOf([[cents(-100), cents(300)]])).toEqual([
      [
        { start: 0, length: 25 },
        { start: 25, length: 75 },
      ],
    ]);
    expect(barsOf([[cents(0), cents(0)]])).toEqual([
      [
        { start: 0, length: 0 },
        { start: 0, length: 0 },
      ],
    ]);
  });
});
