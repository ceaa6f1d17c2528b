import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { viewSimulator } from "../../../src/application/use-cases/view-simulator.ts";
import { CATEGORIES } from "../../../src/domain/transactions/categories.ts";
import { anyGoal } from "../../support/arbitraries/goal.ts";
import { bookOf } from "../../support/read-whole.ts";

describe("the choices of the simulator", () => {
  it("are the categories of expenses and every goal", async () => {
    const goals = fc.sample(anyGoal, 3);
    const choices = viewSimulator(await bookOf({ goals }));
    expect(choices.categories).toEqual(CATEGORIES.expense);
    expect(new Set(choices.goals.map(({ id }) => id))).toEqual(new Set(goals.map(({ id }) => id)));
  });
});
