import fc, { type Arbitrary } from "fast-check";
import type { Goal } from "../../../src/domain/goals/goal.ts";
import type { GoalEntry } from "../../../src/domain/goals/goal-entry.ts";
import { goalId } from "../../../src/domain/shared/ids.ts";
import { anyAmount, anyBalance, anyPrice } from "./cents.ts";
import { anyCivilDate } from "./civil-date.ts";
import { anyText } from "./text.ts";

/** Any goal, reached or not, with or without deadline and photo. */
export const anyGoal: Arbitrary<Goal> = fc
  .record({
    id: fc.uuid({ version: 7 }).map(goalId),
    name: anyText(80),
    total: anyPrice,
    current: anyAmount,
    deadline: fc.option(anyCivilDate("2026-01-01", "2026-01-10")),
    photoUrl: fc.option(fc.webPath()),
    place: fc.option(fc.integer()),
  })
  .map(({ place, ...goal }) => (place === null ? goal : { ...goal, position: place }));

/** Any amount that a day added to a goal, or took away. */
export const anyGoalEntry: Arbitrary<GoalEntry> = fc.record<GoalEntry>({
  date: anyCivilDate(),
  amount: anyBalance,
});
