import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { putMoneyAside } from "../../../src/application/goals/put-money-aside.ts";
import { putAside } from "../../../src/domain/goals/goal.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { anyAmount } from "../../support/arbitraries/cents.ts";
import { anyGoal } from "../../support/arbitraries/goal.ts";
import { fakeGoals } from "../../support/fakes/fake-goals.ts";
import { noBook } from "../../support/no-book.ts";
import { brokenLine } from "../../support/fakes/line.ts";
import { goalWith } from "../../support/goals.ts";

const GOAL = goalWith();
const input = (amount: number, goal = GOAL) => ({
  mode: { type: "edit", id: { ...goal, revision: 1 } } as const,
  tries: [{ draft: cents(amount), key: "key" }],
});

describe("putting money aside", () => {
  it("adds it to one goal, and tells the goal", async () => {
    await fc.assert(
      fc.asyncProperty(anyGoal, anyAmount, async (goal, amount) => {
        const goals = fakeGoals([goal]);
        const { record } = await putMoneyAside(goals, noBook)(input(amount, goal));
        const after = putAside(goal, amount);
        expect(goals.list()).toEqual([after]);
        expect(record).toEqual(after);
      }),
    );
  });

  it("is added once, however often the same try is repeated", async () => {
    const goals = fakeGoals([GOAL]);
    await putMoneyAside(goals, noBook)(input(100));
    await putMoneyAside(goals, noBook)(input(100));
    expect(goals.list()).toEqual([{ ...GOAL, current: GOAL.current + 100 }]);
  });

  it("of another amount, after a try of which nobody knows how it ended, adds that amount alone", async () => {
    const goals = fakeGoals([GOAL]);
    const [first] = input(100).tries;
    await putMoneyAside(goals, noBook)(input(100));
    const tries = [first!, { draft: cents(60), key: "other" }];
    await putMoneyAside(goals, noBook)({ ...input(100), tries });
    expect(goals.list()).toEqual([{ ...GOAL, current: GOAL.current + 60 }]);
  });

  it("changes nothing without a goal", async () => {
    const goals = fakeGoals([GOAL]);
    const put = putMoneyAside(goals, noBook);
    await expect(put({ ...input(100), mode: { type: "create" } })).rejects.toThrow();
    expect(goals.list()).toEqual([GOAL]);
  });

  it("fails with the failure of the call", async () => {
    const away = fakeGoals([GOAL], brokenLine({ type: "offline" }));
    await expect(putMoneyAside(away, noBook)(input(1))).rejects.toEqual({ type: "offline" });
  });
});
