import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { putMoneyAside } from "../../../src/application/use-cases/put-money-aside.ts";
import { isReachedBy, putAside } from "../../../src/domain/goals/goal.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { anyAmount } from "../../support/arbitraries/cents.ts";
import { anyGoal } from "../../support/arbitraries/goal.ts";
import { fakeGoals } from "../../support/fakes/fake-goals.ts";
import { brokenLine } from "../../support/fakes/line.ts";
import { goalWith } from "../../support/goals.ts";

const GOAL = goalWith();
const input = (amount: number, goal = GOAL) => ({
  mode: { type: "edit", id: goal } as const,
  draft: cents(amount),
  key: "key",
});

describe("putting money aside", () => {
  it("adds it to one goal, and tells the goal if that reached it", async () => {
    await fc.assert(
      fc.asyncProperty(anyGoal, anyAmount, async (goal, amount) => {
        const goals = fakeGoals([goal]);
        const reached = await putMoneyAside(goals)(input(amount, goal));
        const after = putAside(goal, amount);
        expect(await goals.list()).toEqual([after]);
        expect(reached).toEqual(isReachedBy(goal, after) ? after : null);
      }),
    );
  });

  it("is added once, however often the same try is repeated", async () => {
    const goals = fakeGoals([GOAL]);
    await putMoneyAside(goals)(input(100));
    await putMoneyAside(goals)(input(100));
    expect(await goals.list()).toEqual([{ ...GOAL, current: GOAL.current + 100 }]);
  });

  it("changes nothing without a goal", async () => {
    const goals = fakeGoals([GOAL]);
    const put = putMoneyAside(goals);
    expect(await put({ ...input(100), mode: { type: "create" } })).toBe(null);
    expect(await goals.list()).toEqual([GOAL]);
  });

  it("fails with the failure of the call", async () => {
    const away = fakeGoals([GOAL], brokenLine({ type: "offline" }));
    await expect(putMoneyAside(away)(input(1))).rejects.toEqual({ type: "offline" });
  });
});
