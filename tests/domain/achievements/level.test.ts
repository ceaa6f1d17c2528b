import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LEVEL_STARTS, levelOf } from "../../../src/domain/achievements/level.ts";

const TOP = LEVEL_STARTS.length;
const points = fc.nat(2_000);

describe("a level", () => {
  it("never falls as points grow", () => {
    fc.assert(
      fc.property(points, points, (some, more) => {
        expect(levelOf(some + more).number).toBeGreaterThanOrEqual(levelOf(some).number);
      }),
    );
  });

  it("has a progress from 0 to 1, which is 1 only at the top", () => {
    fc.assert(
      fc.property(points, (some) => {
        const { number, progress } = levelOf(some);
        expect(progress).toBeGreaterThanOrEqual(0);
        expect(progress).toBeLessThanOrEqual(1);
        expect(progress === 1).toBe(number === TOP);
      }),
    );
  });

  it("ends with just the points that are missing to the next, and not one earlier", () => {
    fc.assert(
      fc.property(points, (some) => {
        const { number, toNext } = levelOf(some);
        expect(toNext === null).toBe(number === TOP);
        if (toNext === null) return;
        expect(levelOf(some + toNext)).toMatchObject({ number: number + 1 });
        expect(levelOf(some + toNext - 1)).toMatchObject({ number });
      }),
    );
  });

  it.each([
    [0, 1, 0, 50],
    [49, 1, 0.98, 1],
    [50, 2, 0, 100],
    [150, 3, 0, 200],
    [250, 3, 0.5, 100],
    [350, 4, 0, 350],
    [700, 5, 0, 400],
    [1100, 6, 0, 500],
    [1599, 6, 0.998, 1],
    [1600, 7, 1, null],
    [1810, 7, 1, null],
  ])("of %i points is number %i", (some, number, progress, toNext) => {
    expect(levelOf(some)).toEqual({ number, progress, toNext });
  });
});
