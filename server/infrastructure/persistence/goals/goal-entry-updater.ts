import { sql } from "kysely";
import type { CivilDate } from "../../../../src/domain/shared/civil-date.ts";
import type { GoalId, LedgerId } from "../../../../src/domain/shared/ids.ts";
import type { Queries } from "../database.ts";
import type { GoalRow } from "./goal-tables.ts";

/** The amounts that a unit of work adds to goals: collected while it runs, and written once at its end. */
export type GoalEntryKeeper = {
  /** Adds the difference to the goal's current amount; the initial amount of a new goal does not count. */
  readonly replace: (before: GoalRow | null, after: GoalRow) => void;
  readonly write: (queries: Queries, ledger: LedgerId, day: CivilDate) => Promise<void>;
};

export function goalEntryUpdater(): GoalEntryKeeper {
  const added = new Map<GoalId, number>();
  return {
    replace: (before, after) => {
      if (before === null || before.current === after.current) return;
      added.set(after.id, (added.get(after.id) ?? 0) + after.current - before.current);
    },
    write: async (queries, ledger, day) => {
      for (const [goal, amount] of added) await writeOne(queries, [ledger, goal, day], amount);
    },
  };
}

/** A day whose additions cancel out has no entry. */
async function writeOne(
  queries: Queries,
  names: readonly [LedgerId, GoalId, CivilDate],
  amount: number,
): Promise<void> {
  const key = sql.join(names);
  await sql`insert into goal_entries (ledger_id, goal_id, day, amount) values (${key}, ${amount})
    on conflict (ledger_id, goal_id, day)
    do update set amount = goal_entries.amount + excluded.amount`.execute(queries);
  await sql`delete from goal_entries
    where (ledger_id, goal_id, day) = (${key}) and amount = 0`.execute(queries);
}
