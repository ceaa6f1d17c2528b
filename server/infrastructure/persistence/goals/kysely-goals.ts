import { sql } from "kysely";
import type { GoalEntry } from "../../../../src/domain/goals/goal-entry.ts";
import type { Goal } from "../../../../src/domain/goals/goal.ts";
import type { LedgerId } from "../../../../src/domain/shared/ids.ts";
import type { Goals } from "../../../application/goals/goals.ts";
import type { Queries } from "../database.ts";
import type { GoalEntryRow, GoalRow } from "./goal-tables.ts";
import type { RecordShape } from "../ledger/record-writer.ts";

/** Converts a row to a savings goal of the domain. */
export const toGoal = (row: GoalRow): Goal => ({
  id: row.id,
  name: row.name,
  total: row.total,
  current: row.current,
  deadline: row.deadline,
  photoUrl: row.photo_url,
  // A version of an older program has none.
  ...(typeof row.position === "number" && { position: row.position }),
});

/** The mapping of goals to rows. */
export const goalShape: RecordShape<Goal, GoalRow> = {
  table: "goals",
  columnsOf: (goal) => ({
    name: goal.name,
    total: goal.total,
    current: goal.current,
    deadline: goal.deadline,
    photo_url: goal.photoUrl,
    position: goal.position ?? null,
  }),
  recordOf: toGoal,
};

const entryRows = (queries: Queries, ledger: LedgerId) =>
  queries
    .selectFrom("goal_entries")
    .select(["goal_id", "day", "amount"])
    .where("ledger_id", "=", ledger)
    .orderBy("day", "desc");

const toEntry = ({ day, amount }: Pick<GoalEntryRow, "day" | "amount">): GoalEntry => ({
  date: day,
  amount,
});

/** The savings goals in the goals table. */
export const kyselyGoals = (queries: Queries): Goals => ({
  list: async (ledger) => {
    const goals = queries.selectFrom("goals").selectAll().where("ledger_id", "=", ledger);
    return (await goals.where("deleted_at", "is", null).orderBy("id").execute()).map(toGoal);
  },
  entriesOf: async (ledger, goal) => {
    const goals = queries.selectFrom("goals").select("id").where("ledger_id", "=", ledger);
    const living = goals.where("id", "=", goal).where("deleted_at", "is", null);
    if ((await living.executeTakeFirst()) === undefined) return null;
    const entries = entryRows(queries, ledger).where("goal_id", "=", goal);
    return (await entries.execute()).map(toEntry);
  },
  allEntries: async (ledger) => {
    const rows = Map.groupBy(await entryRows(queries, ledger).execute(), (row) => row.goal_id);
    return new Map([...rows].map(([goal, entries]) => [goal, entries.map(toEntry)]));
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
