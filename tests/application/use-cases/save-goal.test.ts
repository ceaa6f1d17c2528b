import { describe, expect, it } from "vitest";
import { saveGoal } from "../../../src/application/use-cases/save-goal.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { fakeGoals } from "../../support/fakes/fake-goals.ts";
import { noBook } from "../../support/no-book.ts";
import { brokenLine } from "../../support/fakes/line.ts";
import { goalWith } from "../../support/goals.ts";

const GOAL = goalWith();
const { id: _, ...DRAFT } = GOAL;
const CREATE = { mode: { type: "create" }, draft: DRAFT, key: "key" } as const;
const EDIT = { mode: { type: "edit", id: { ...GOAL, revision: 1 } }, key: "key" } as const;

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
    await saveGoal(goals, noBook)({ ...EDIT, draft });
    expect(goals.list()).toEqual([{ ...draft, id: GOAL.id }]);
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
    const reached = await saveGoal(
      fakeGoals([goal]),
      noBook,
    )({
      mode: { type: "edit", id: { ...goal, revision: 1 } },
      draft,
      key: "key",
    });
    expect(reached).toEqual(told ? { ...draft, id: goal.id } : null);
  });

  it("that is new tells whether it is reached already", async () => {
    const goals = fakeGoals();
    expect(await saveGoal(goals, noBook)(CREATE)).toBe(null);
    const draft = { ...DRAFT, current: DRAFT.total };
    expect(await saveGoal(goals, noBook)({ ...CREATE, draft, key: "other" })).toMatchObject(draft);
  });

  it("that was changed elsewhere since it was seen leaves it alone", async () => {
    const goals = fakeGoals([GOAL]);
    goals.server.put("goals", { ...GOAL, name: "Açores" });
    const save = saveGoal(goals, noBook)({ ...EDIT, draft: DRAFT });
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
