import { describe, expect, it } from "vitest";
import { saveGoal } from "../../../src/application/use-cases/save-goal.ts";
import type { GoalDraft } from "../../../src/domain/goals/goal.ts";
import { fakeGoals } from "../../support/fakes/fake-goals.ts";
import { noBook } from "../../support/no-book.ts";
import { brokenLine } from "../../support/fakes/line.ts";
import { goalWith } from "../../support/goals.ts";

const GOAL = goalWith();
const { id: _, ...DRAFT } = GOAL;
const sent = (draft: GoalDraft, key = "key") => ({ tries: [{ draft, key }] });
const CREATE = { mode: { type: "create" }, ...sent(DRAFT) } as const;
const EDIT = { mode: { type: "edit", id: { ...GOAL, revision: 1 } } } as const;

describe("saving a goal", () => {
  it("that is new records it, once under one key", async () => {
    const goals = fakeGoals();
    const save = saveGoal(goals, noBook);
    await Promise.all([save(CREATE), save(CREATE)]);
    expect(goals.list()).toMatchObject([DRAFT]);
  });

  it("that is old changes it, and makes no other", async () => {
    const goals = fakeGoals([GOAL]);
    const draft = { ...DRAFT, name: "Casa" };
    await saveGoal(goals, noBook)({ ...EDIT, ...sent(draft) });
    expect(goals.list()).toEqual([{ ...draft, id: GOAL.id }]);
  });

  it("tells the goal as it is kept", async () => {
    const kept = await saveGoal(fakeGoals(), noBook)(CREATE);
    expect(kept).toEqual({ record: { ...DRAFT, id: "key" }, revision: 2, removed: false });
  });

  it("that was changed elsewhere since it was seen leaves it alone", async () => {
    const goals = fakeGoals([GOAL]);
    goals.server.put("goals", { ...GOAL, name: "Açores" });
    const save = saveGoal(goals, noBook)({ ...EDIT, ...sent(DRAFT) });
    await expect(save).rejects.toMatchObject({
      type: "conflict",
      current: { type: "goal", kept: { record: { name: "Açores" }, revision: 2 } },
    });
    expect(goals.list()).toMatchObject([{ name: "Açores" }]);
  });

  it("fails with the failure of the call", async () => {
    const away = fakeGoals([], brokenLine({ type: "offline" }));
    await expect(saveGoal(away, noBook)(CREATE)).rejects.toEqual({ type: "offline" });
  });
});
