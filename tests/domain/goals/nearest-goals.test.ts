import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nearestGoals } from "../../../src/domain/goals/nearest-goals.ts";
import { anyGoal } from "../../support/arbitraries/goal.ts";

/** Without an own order. */
const anyUnplaced = anyGoal.map(({ position: _, ...goal }) => goal);
const anyGoals = fc.uniqueArray(anyUnplaced, { maxLength: 8, selector: ({ id }) => id });

describe("the nearest goals", () => {
  it("are at most four, and all of them if there are no more", () => {
    fc.assert(
      fc.property(anyGoals, (goals) => {
        expect(nearestGoals(goals)).toHaveLength(Math.min(4, goals.length));
      }),
    );
  });

  it("come in the order of their deadlines, those without one last", () => {
    fc.assert(
      fc.property(anyGoals, (goals) => {
        const deadlines = nearestGoals(goals).map(({ deadline }) => deadline ?? "9999-99-99");
        expect(deadlines).toEqual(deadlines.toSorted());
      }),
    );
  });

  it("leave no nearer goal out", () => {
    fc.assert(
      fc.property(anyGoals, (goals) => {
        const shown = nearestGoals(goals);
        const last = shown.at(-1)?.deadline ?? "9999-99-99";
        const left = goals.filter((goal) => !shown.includes(goal));
        expect(left.every(({ deadline }) => (deadline ?? "9999-99-99") >= last)).toBe(true);
      }),
    );
  });

  it("are the first ones of an own order, whatever their deadlines", () => {
    const places = fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8], { minLength: 8 });
    fc.assert(
      fc.property(anyGoals, places, (goals, positions) => {
        const placed = goals.map((goal, index) => ({ ...goal, position: positions[index]! }));
        const inOrder = placed.toSorted((a, b) => a.position - b.position);
        expect(nearestGoals(placed)).toEqual(inOrder.slice(0, 4));
      }),
    );
  });

  it("keep their given order where deadlines do not decide", () => {
    fc.assert(
      fc.property(anyGoals, (goals) => {
        const undated = goals.map((goal) => ({ ...goal, deadline: null }));
        expect(nearestGoals(undated)).toEqual(undated.slice(0, 4));
      }),
    );
  });
});
