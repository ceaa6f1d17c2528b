import type { Goal } from "../../src/domain/goals/goal.ts";
import { cents } from "../../src/domain/shared/cents.ts";
import { goalId } from "../../src/domain/shared/ids.ts";
import { numberedIds } from "./numbered.ts";

const nextId = numberedIds(2);

/** A goal of 1000 € with 250 € saved, without deadline and photo, by default. */
export const goalWith = (changes: Partial<Goal> = {}): Goal => ({
  id: goalId(nextId()),
  name: "Férias",
  total: cents(100_000),
  current: cents(25_000),
  deadline: null,
  photoUrl: null,
  ...changes,
});
