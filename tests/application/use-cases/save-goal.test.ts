import { describe, expect, it } from "vitest";
import { saveGoal } from "../../../src/application/use-cases/save-goal.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { fakeGoals } from "../../support/fakes/fake-goals.ts";
import { brokenLine } from "../../support/fakes/line.ts";
import { goalWith } from "../../support/goals.ts";

const GOAL = goalWith();
const { id: _, ...DRAFT } = GOAL;
const CREATE = { mode: { type: "create" }, draft: DRAFT, key: "key" } as const;
const EDIT = { mode: { type: "edit", id: GOAL }, key: "key" } as const;

describe("saving a goal", () => {
  it("that is new records it, once under one key", async () => {
    const goals = fakeGoals();
    const save = saveGoal(goals);
    await Promise.all([save(CREATE), save(CREATE)]);
    expect(await goals.list()).toMatchObject([DRAFT]);
  });

  it("that is old changes it, and makes no other", async () => {
    const goals = fakeGoals([GOAL]);
    const draft = { ...DRAFT, name: "Casa" };
    await saveGoal(goals)({ ...EDIT, draft });
    expect(await goals.list()).toEqual([{ ...draft, id: GOAL.id }]);
  });

  it.each([
    [25_000, 100_000, true],
    [25_000, 99_999, false],
    [100_000, 120_000, false],
    [100_000, 0, false],
  ])("that had %i of 1000 € and has %i cents tells a reached goal: %s", async (...row) => {
    const [before, after, told] = row;
    const goal = goalWith({ current: cents(before) });
    const draft = { ...DRAFT, current: cents(after) };
    const reached = await saveGoal(fakeGoals([goal]))({
      mode: { type: "edit", id: goal },
      draft,
      key: "key",
    });
    expect(reached).toEqual(told ? { ...draft, id: goal.id } : null);
  });

  it("that is new tells whether it is reached already", async () => {
    const goals = fakeGoals();
    expect(await saveGoal(goals)(CREATE)).toBe(null);
    const draft = { ...DRAFT, current: DRAFT.total };
    expect(await saveGoal(goals)({ ...CREATE, draft, key: "other" })).toMatchObject(draft);
  });

  it("fails with the failure of the call", async () => {
    const away = fakeGoals([], brokenLine({ type: "offline" }));
    await expect(saveGoal(away)(CREATE)).rejects.toEqual({ type: "offline" });
  });
});
