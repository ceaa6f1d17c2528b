import type { Goal } from "../../../src/domain/goals/goal.ts";
import type { GoalId, UserId } from "../../../src/domain/shared/ids.ts";
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

const columnsOf = ({ name, total, current, deadline, photoUrl }: Goal) => ({
  name,
  total,
  current,
  deadline,
  photo_url: photoUrl,
});

/** The savings goals in the goals table. */
export const kyselyGoals = (queries: Queries): Goals => {
  const own = (owner: UserId) =>
    queries.selectFrom("goals").selectAll().where("user_id", "=", owner);
  return {
    list: async (owner) => (await own(owner).orderBy("id").execute()).map(toGoal),
    find: async (owner, id) => {
      const row = await own(owner).where("id", "=", id).executeTakeFirst();
      return row === undefined ? null : toGoal(row);
    },
    add: async (owner, goal) => {
      const row = { id: goal.id, user_id: owner, ...columnsOf(goal) };
      await queries.insertInto("goals").values(row).execute();
    },
    replace: async (owner, goal) => {
      const update = queries.updateTable("goals").set(columnsOf(goal));
      await update.where("user_id", "=", owner).where("id", "=", goal.id).execute();
    },
    remove: async (owner, id: GoalId) => {
      const removal = queries.deleteFrom("goals").where("user_id", "=", owner);
      await removal.where("id", "=", id).execute();
    },
  };
};
