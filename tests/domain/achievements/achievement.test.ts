import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ACHIEVEMENTS, pointsOf } from "../../../src/domain/achievements/achievement.ts";
import { LEVEL_STARTS } from "../../../src/domain/achievements/level.ts";

describe("the points of achievements", () => {
  it("count each achievement once, in whatever order", () => {
    fc.assert(
      fc.property(fc.subarray([...ACHIEVEMENTS]), (won) => {
        expect(pointsOf([...won.toReversed(), ...won])).toBe(pointsOf(won));
      }),
    );
  });

  it("grow with every further achievement", () => {
    fc.assert(
      fc.property(fc.subarray([...ACHIEVEMENTS]), fc.constantFrom(...ACHIEVEMENTS), (won, more) => {
        const grown = pointsOf([...won, more]);
        if (won.includes(more)) expect(grown).toBe(pointsOf(won));
        else expect(grown).toBeGreaterThan(pointsOf(won));
      }),
    );
  });

  it("of all 21 achievements reach the last level", () => {
    expect(ACHIEVEMENTS).toHaveLength(21);
    expect(pointsOf([])).toBe(0);
    expect(pointsOf(ACHIEVEMENTS)).toBe(1820);
    expect(pointsOf(ACHIEVEMENTS)).toBeGreaterThanOrEqual(LEVEL_STARTS.at(-1) ?? Infinity);
  });
});
