import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { goalOf, type Goal } from "../../../src/domain/goals/goal.ts";
import { inGoalOrder, movedGoal } from "../../../src/domain/goals/goal-order.ts";
import { anyGoal } from "../../support/arbitraries/goal.ts";
import { goalWith } from "../../support/goals.ts";

const anyGoals = fc.uniqueArray(anyGoal, { minLength: 1, maxLength: 8, selector: ({ id }) => id });

const idsOf = (goals: readonly Goal[]) => goals.map(({ id }) => id);

describe("the own order of goals", () => {
  it("is the shown order with one goal moved, whatever had a position before", () => {
    fc.assert(
      fc.property(anyGoals, fc.nat(7), fc.nat(7), (goals, from, to) => {
        const shown = inGoalOrder(goals);
        const [index, place] = [from % shown.length, to % shown.length];
        const goal = shown[index]!;
        const changed = new Map(
          movedGoal(shown, goal.id, place).map(({ kept, position }) => [kept.id, position]),
        );
        const after = shown.map((one) => {
          const position = changed.get(one.id);
          return position === undefined ? one : { ...one, position };
        });
        expect(idsOf(inGoalOrder(after))).toEqual(
          idsOf(shown.toSpliced(index, 1).toSpliced(place, 0, goal)),
        );
        if (index !== place) for (const one of after) expect(one.position).toBeDefined();
      }),
    );
  });

  it("changes one goal alone as soon as all have a position", () => {
    const goals = [0, 2 ** 32, 2 ** 33].map((position) => goalWith({ position }));
    expect(movedGoal(goals, goals[2]!.id, 0)).toHaveLength(1);
  });
});

describe("the new content of a goal", () => {
  const { id, ...said } = goalWith();

  it.each([
    [undefined, 7, 7],
    [null, 7, undefined],
    [3, 7, 3],
    [undefined, undefined, undefined],
  ])("with position %s, of one at %s, has %s", (wanted, before, after) => {
    const present = goalWith(before === undefined ? {} : { position: before });
    const content = wanted === undefined ? said : { ...said, position: wanted };
    const position = after === undefined ? {} : { position: after };
    expect(goalOf(id, content, present)).toEqual({ ...said, id, ...position });
  });
});
