import { sql } from "kysely";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Instant } from "../../application/ports/clock.ts";
import type { Queries } from "./database.ts";
import type { RecordTable } from "./tables.ts";

/** How long a tombstone stands and a version is kept, in milliseconds. */
export const KEPT_FOR = 30 * 24 * 60 * 60_000;

const TABLES: readonly RecordTable[] = ["transactions", "budgets", "goals"];

/**
 * Clears away the tombstones and versions of a ledger that are old enough, and remembers up to which
 * revision removals can no longer be told.
 */
export async function pruneLedger(queries: Queries, ledger: LedgerId, now: Instant): Promise<void> {
  const before = now - KEPT_FOR;
  for (const table of TABLES) {
    const old = sql`from ${sql.table(table)} where ledger_id = ${ledger} and deleted_at < ${before}`;
    await sql`update ledgers set pruned_revision = (
        select max(pruned) from (
          select pruned_revision as pruned from ledgers where id = ${ledger}
          union all select revision as pruned ${old}
        ) as revisions
      ) where id = ${ledger}`.execute(queries);
    await sql`delete ${old}`.execute(queries);
  }
  const versions = queries.deleteFrom("versions").where("ledger_id", "=", ledger);
  await versions.where("made_at", "<", before).execute();
}
