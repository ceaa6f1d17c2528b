import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isReached } from "../../../src/domain/goals/goal.ts";
import { viewSimulator } from "../../../src/application/simulation/view-simulator.ts";
import { CATEGORIES } from "../../../src/domain/categories/standard-names.ts";
import { anyGoal } from "../../support/arbitraries/goal.ts";
import { fakeClock } from "../../support/fakes/fake-clock.ts";
import { bookOf } from "../../support/read-whole.ts";

describe("the choices of the simulator", () => {
  it("are the categories of expenses and the goals that are not reached", async () => {
    const goals = fc.sample(anyGoal, 3);
    const choices = viewSimulator(fakeClock("2026-11-20"))(await bookOf({ goals }));
    expect(choices.categories).toEqual(CATEGORIES.expense);
    const open = goals.filter((goal) => !isReached(goal));
    expect(new Set(choices.goals.map(({ id }) => id))).toEqual(new Set(open.map(({ id }) => id)));
  });
});
