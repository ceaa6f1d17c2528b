import { describe, expect, it } from "vitest";
import { endsBeforeBeginning } from "../../../src/domain/goals/ends-before-beginning.ts";
import { goalUrgency } from "../../../src/domain/goals/goal-urgency.ts";
import { goalRules } from "../../../src/domain/recommendations/rules/goals.ts";
import { civilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { goalId } from "../../../src/domain/shared/ids.ts";
import { factsOf } from "../../support/facts.ts";
import { goalWith } from "../../support/goals.ts";

const TODAY = civilDate(2026, 11, 20);

const madeOn = (moment: string, deadline: CivilDate | null) => {
  const time = Date.parse(moment).toString(16).padStart(12, "0");
  const id = goalId(`${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`);
  return goalWith({ id, deadline });
};

describe("a goal whose deadline lies before the day of its making", () => {
  it("says so, and is not overdue", () => {
    const goal = madeOn("2026-11-20T12:00:00Z", civilDate(2026, 11, 19));
    expect(endsBeforeBeginning(goal, TODAY)).toBe(true);
    expect(goalUrgency(goal, TODAY)).toBeNull();
    expect(goalRules(factsOf([], [goal]))).toEqual([]);
  });

  it("is another one than a goal that became overdue", () => {
    const goal = madeOn("2026-11-19T12:00:00Z", civilDate(2026, 11, 19));
    expect(endsBeforeBeginning(goal, TODAY)).toBe(false);
    expect(goalUrgency(goal, TODAY)).toEqual({ type: "overdue" });
    expect(goalRules(factsOf([], [goal]))).toMatchObject([{ type: "goal-overdue" }]);
  });

  it("is not found by an id that tells no day, or one to come", () => {
    const deadline = civilDate(2026, 11, 1);
    const untimed = goalWith({ id: goalId("3b241101-e2bb-4255-8caf-4136c566a962"), deadline });
    expect(endsBeforeBeginning(untimed, TODAY)).toBe(false);
    expect(endsBeforeBeginning(madeOn("2026-11-24T12:00:00Z", deadline), TODAY)).toBe(false);
    expect(endsBeforeBeginning(madeOn("2026-11-20T12:00:00Z", null), TODAY)).toBe(false);
  });
});
