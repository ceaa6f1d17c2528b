import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { LedgerId } from "../../../../src/domain/shared/ids.ts";
import type { InsertRows, Queries } from "../database.ts";
import { ROW_BATCH_SIZE } from "../insert-rows.ts";
import { deleteOldest } from "./delete-oldest.ts";
import type { Work } from "./write-rows.ts";

/** The most versions of a ledger. */
export const VERSIONS_MAX = 1_000_000;

/** Counts the versions that are written through an insert. */
export function countingVersions(insert: InsertRows): {
  readonly insert: InsertRows;
  readonly written: () => number;
} {
  let written = 0;
  return {
    insert: (queries, table, rows, meeting) => {
      if (table === "versions") written += rows.length;
      return insert(queries, table, rows, meeting);
    },
    written: () => written,
  };
}

/**
 * Bounds the versions of a ledger at the end of a work: the oldest changes lose theirs, each as a whole, and with them
 * their undo. A twentieth of the room is made at once, so that not every work has to; the work itself keeps its own.
 */
export async function boundVersions(
  { queries, member: { ledger }, revision }: Work,
  most: number,
): Promise<void> {
  let count = await countVersions(queries, ledger);
  if (count > most) {
    const excess = count - Math.floor(most * 0.95);
    const { rows } = await sql<{ readonly made_at: number }>`select made_at from versions
      where ledger_id = ${ledger} order by made_at limit 1 offset ${excess - 1}`.execute(queries);
    const oldest = {
      table: "versions",
      key: ["change_id", "resource", "id"],
      at: "made_at",
      before: (rows[0]?.made_at ?? 0) + 1,
      also: sql`and revision < ${revision}`,
      most: ROW_BATCH_SIZE,
    };
    for (let deleted = 1; deleted > 0; count -= deleted) {
      deleted = (await deleteOldest(queries, ledger, oldest)).length;
      await setImmediate();
    }
  }
  const own = queries.updateTable("ledgers").where("id", "=", ledger);
  await own.set({ versions_at_most: count }).execute();
}

async function countVersions(queries: Queries, ledger: LedgerId): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from versions where ledger_id = ${ledger}`.execute(queries);
  return rows[0]?.count ?? 0;
}
