import type { Goals } from "../../../src/application/ports/goals.ts";
import type { Goal } from "../../../src/domain/goals/goal.ts";
import { openLine, over } from "./line.ts";

/** Savings goals in memory. */
export const fakeGoals = (goals: readonly Goal[] = [], line = openLine()): Goals => ({
  list: () => over(line, () => [...goals]),
});
