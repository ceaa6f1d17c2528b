import type { Achievements } from "../../../application/achievements/achievements.ts";
import type { Queries } from "../database.ts";

/** The achievements that users have won, in the achievements table. */
export const kyselyAchievements = (queries: Queries): Achievements => ({
  list: async (owner) => {
    const won = queries.selectFrom("achievements").select(["achievement as id", "won_at as wonAt"]);
    const own = won.where("user_id", "=", owner);
    return own.orderBy("won_at").orderBy("achievement").execute();
  },
  add: async (owner, won, at) => {
    if (won.length === 0) return;
    const rows = won.map((achievement) => ({ user_id: owner, achievement, won_at: at }));
    await queries.insertInto("achievements").values(rows).execute();
  },
});
