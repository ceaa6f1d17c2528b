import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isReached } from "../../../src/domain/goals/goal.ts";
import { goalUrgency } from "../../../src/domain/goals/goal-urgency.ts";
import { cents } from "../../../src/domain/shared/cents.ts";
import { civilDate, type CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { anyCivilDate } from "../../support/arbitraries/civil-date.ts";
import { anyGoal } from "../../support/arbitraries/goal.ts";
import { goalWith } from "../../support/goals.ts";

const TODAY = civilDate(2026, 11, 22);
const due = (deadline: CivilDate | null, current = 700_00) =>
  goalUrgency(goalWith({ total: cents(1_000_00), current: cents(current), deadline }), TODAY);

describe("a goal", () => {
  it("due within 60 days says what is missing, and what each month has to bring", () => {
    expect(due(civilDate(2027, 1, 21))).toEqual({
      type: "due-soon",
      missing: 300_00,
      months: 2,
      monthly: 150_00,
    });
    expect(due(civilDate(2027, 1, 22))).toBeNull();
  });

  it("in its last days says how many are left", () => {
    expect(due(civilDate(2026, 12, 23))).toMatchObject({ type: "last-days", days: 31 });
    expect(due(civilDate(2026, 12, 24))).toMatchObject({ type: "due-soon", months: 1 });
    expect(due(TODAY)).toMatchObject({ type: "last-days", days: 0, missing: 300_00 });
  });

  it("of which a tenth or less is missing is let be until its deadline has passed", () => {
    expect(due(civilDate(2026, 12, 1), 900_00)).toBeNull();
    expect(due(civilDate(2026, 12, 1), 899_99)).not.toBeNull();
    expect(due(civilDate(2026, 11, 21), 999_99)).toEqual({ type: "overdue" });
  });

  it("that is reached, or has no deadline, is never urgent", () => {
    expect(due(null)).toBeNull();
    expect(due(civilDate(2026, 11, 21), 1_000_00)).toBeNull();
  });

  it("is reached if every month left brings what is said, and no cent more than is needed", () => {
    const today = anyCivilDate("2025-11-01", "2026-02-01");
    fc.assert(
      fc.property(anyGoal, today, (goal, day) => {
        const urgency = goalUrgency(goal, day);
        if (urgency !== null) expect(isReached(goal)).toBe(false);
        if (urgency?.type !== "due-soon") return;
        const { monthly, months, missing } = urgency;
        expect(monthly * months).toBeGreaterThanOrEqual(missing);
        expect((monthly - 1) * months).toBeLessThan(missing);
      }),
    );
  });
});
