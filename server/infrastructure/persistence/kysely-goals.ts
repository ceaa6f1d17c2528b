import type { Goal } from "../../../src/domain/goals/goal.ts";
import type { Goals } from "../../application/ports/goals.ts";
import type { Queries } from "./database.ts";
import type { GoalRow } from "./tables.ts";

const toGoal = (row: GoalRow): Goal => ({
  id: row.id,
  name: row.name,
  total: row.total,
  current: row.current,
  deadline: row.deadline,
  photoUrl: row.photo_url,
});

/** The savings goals in the goals table. */
export const kyselyGoals = (queries: Queries): Goals => ({
  list: async (owner) => {
    const rows = queries.selectFrom("goals").selectAll().where("user_id", "=", owner);
    return (await rows.orderBy("id").execute()).map(toGoal);
  },
});
