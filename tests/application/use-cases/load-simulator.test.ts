import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadSimulator } from "../../../src/application/use-cases/load-simulator.ts";
import { CATEGORIES } from "../../../src/domain/transactions/categories.ts";
import { anyGoal } from "../../support/arbitraries/goal.ts";
import { fakeCategories } from "../../support/fakes/fake-categories.ts";
import { fakeGoals } from "../../support/fakes/fake-goals.ts";
import { brokenLine } from "../../support/fakes/line.ts";

describe("the choices of the simulator", () => {
  it("are the categories of expenses and every goal", async () => {
    const goals = fc.sample(anyGoal, 3);
    expect(await loadSimulator(fakeCategories(), fakeGoals(goals))()).toEqual({
      categories: CATEGORIES.expense,
      goals,
    });
  });

  it("cannot be loaded while either call fails", async () => {
    const away = brokenLine({ type: "offline" });
    for (const load of [
      loadSimulator(fakeCategories(away), fakeGoals()),
      loadSimulator(fakeCategories(), fakeGoals([], away)),
    ])
      await expect(load()).rejects.toEqual({ type: "offline" });
  });
});
