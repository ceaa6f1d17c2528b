import { sql } from "kysely";
import type { ErasedRow } from "../../../application/trash/erasure.ts";
import type { Queries } from "../database.ts";
import type { Work } from "../ledger/write-rows.ts";
import { isRefused } from "../storage-failure-of.ts";
import type { RecordTable } from "../tables.ts";
import { eraseBeside, eraseRows } from "./erase-rows.ts";

/** Writes within a transaction, and undoes only that where a constraint refuses it; returns whether none did. */
async function unlessRefused(queries: Queries, write: () => Promise<void>): Promise<boolean> {
  await sql`savepoint erasure`.execute(queries);
  try {
    await write();
  } catch (error) {
    if (!isRefused(error)) throw error;
    await sql`rollback to savepoint erasure`.execute(queries);
    return false;
  } finally {
    await sql`release savepoint erasure`.execute(queries).catch(() => {});
  }
  return true;
}

/**
 * Erases removed rows of a table. One that a constraint does not let be without its content goes as a whole, as it would
 * after its time: it keeps no other from being erased, and devices that may know it read all anew.
 */
export async function eraseEach(
  work: Work,
  table: RecordTable,
  rows: readonly ErasedRow[],
): Promise<void> {
  const { queries, member } = work;
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  if (await unlessRefused(queries, () => eraseRows(work, table, ids))) return;
  for (const { id, revision } of rows) {
    if (await unlessRefused(queries, () => eraseRows(work, table, [id]))) continue;
    await eraseBeside(work, table, [id]);
    await sql`delete from ${sql.table(table)}
      where ledger_id = ${member.ledger} and id = ${id}`.execute(queries);
    const own = queries.updateTable("ledgers").where("id", "=", member.ledger);
    await own.where("pruned_revision", "<", revision).set({ pruned_revision: revision }).execute();
  }
}
