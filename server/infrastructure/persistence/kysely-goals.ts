import { sql } from "kysely";
import type { Goal } from "../../../src/domain/goals/goal.ts";
import type { Goals } from "../../application/ports/goals.ts";
import type { Queries } from "./database.ts";
import type { GoalRow } from "./tables.ts";

/** A savings goal as the domain knows it. */
export const toGoal = (row: GoalRow): Goal => ({
  id: row.id,
  name: row.name,
  total: row.total,
  current: row.current,
  deadline: row.deadline,
  photoUrl: row.photo_url,
});

/** The savings goals in the goals table. */
export const kyselyGoals = (queries: Queries): Goals => ({
  list: async (ledger) => {
    const goals = queries.selectFrom("goals").selectAll().where("ledger_id", "=", ledger);
    return (await goals.where("deleted_at", "is", null).orderBy("id").execute()).map(toGoal);
  },
  photoUrls: async (ledger) => {
    const named = await queries
      .selectFrom("goals")
      .select(["photo_url as url", "deleted_at as removedAt"])
      .where("ledger_id", "=", ledger)
      .where("photo_url", "is not", null)
      .execute();
    const versions = await queries
      .selectFrom("versions")
      .select("before")
      .where("ledger_id", "=", ledger)
      .where("resource", "=", sql.lit("goals"))
      .where("before", "is not", null)
      .execute();
    const earlier = versions.map(({ before }) => (JSON.parse(before ?? "{}") as GoalRow).photo_url);
    const removed = named.filter(({ removedAt }) => removedAt !== null).map(({ url }) => url);
    return {
      shown: new Set(
        named.flatMap(({ url, removedAt }) => (removedAt === null && url ? [url] : [])),
      ),
      past: new Set([...removed, ...earlier].flatMap((url) => url ?? [])),
    };
  },
});
