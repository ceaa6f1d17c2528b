import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  goalMissing,
  goalProgress,
  isReached,
  isReachedBy,
  putAside,
} from "../../../src/domain/goals/goal.ts";
import { MAX_AMOUNT, ZERO } from "../../../src/domain/shared/cents.ts";
import { anyAmount } from "../../support/arbitraries/cents.ts";
import { anyGoal } from "../../support/arbitraries/goal.ts";

describe("a goal", () => {
  it("has come between nothing and all of its way", () => {
    fc.assert(
      fc.property(anyGoal, (goal) => {
        expect(goalProgress(goal)).toBeGreaterThanOrEqual(0);
        expect(goalProgress(goal)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("misses exactly what leads from its current value to its total", () => {
    fc.assert(
      fc.property(anyGoal, (goal) => {
        expect(goalMissing(goal)).toBe(Math.max(0, goal.total - goal.current));
      }),
    );
  });

  it("is all there exactly when nothing is missing", () => {
    fc.assert(
      fc.property(anyGoal, (goal) => {
        fc.pre(goal.total > 0);
        expect(goalProgress(goal) === 1).toBe(goalMissing(goal) === 0);
      }),
    );
  });

  it("never goes back when money is put aside", () => {
    fc.assert(
      fc.property(anyGoal, anyAmount, (goal, current) => {
        fc.pre(current >= goal.current);
        expect(goalProgress({ ...goal, current })).toBeGreaterThanOrEqual(goalProgress(goal));
      }),
    );
  });

  it("is all there once its current value is its total, and stays so above", () => {
    fc.assert(
      fc.property(anyGoal, (goal) => {
        fc.pre(goal.total > 0);
        expect(goalProgress({ ...goal, current: goal.total })).toBe(1);
        expect(goalMissing({ ...goal, current: goal.total })).toBe(0);
      }),
    );
  });

  it("is reached exactly when nothing is missing", () => {
    fc.assert(
      fc.property(anyGoal, (goal) => {
        expect(isReached(goal)).toBe(goalMissing(goal) === 0);
      }),
    );
  });

  it("is reached by a change that ends short of nothing and began short of something", () => {
    fc.assert(
      fc.property(anyGoal, anyGoal, (before, after) => {
        const wanted = goalMissing(before) > 0 && goalMissing(after) === 0;
        expect(isReachedBy(before, after)).toBe(wanted);
        expect(isReachedBy(after, after)).toBe(false);
        expect(isReachedBy(null, after)).toBe(isReached(after));
      }),
    );
  });

  it("gains what is put aside, up to what a record can hold", () => {
    fc.assert(
      fc.property(anyGoal, anyAmount, (goal, amount) => {
        expect(putAside(goal, amount)).toEqual({
          ...goal,
          current: Math.min(goal.current + amount, MAX_AMOUNT),
        });
      }),
    );
  });

  it("with nothing to reach has come no way and misses nothing", () => {
    fc.assert(
      fc.property(anyGoal, (goal) => {
        expect(goalProgress({ ...goal, total: ZERO })).toBe(0);
        expect(goalMissing({ ...goal, total: ZERO })).toBe(0);
      }),
    );
  });
});
