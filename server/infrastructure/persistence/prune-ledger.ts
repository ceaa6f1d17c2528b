import { sql } from "kysely";
import type { LedgerId } from "../../../src/domain/shared/ids.ts";
import type { Instant } from "../../application/ports/clock.ts";
import type { Queries } from "./database.ts";
import type { RecordTable } from "./tables.ts";

/** How long a tombstone stands and a version is kept, in milliseconds. */
export const KEPT_FOR = 30 * 24 * 60 * 60_000;

/** Categories last: what is filed under them goes first. */
const TABLES: readonly RecordTable[] = ["transactions", "budgets", "goals", "categories"];

/** What names a category, which stays for as long, be it in a tombstone. */
const NAMING = ["transactions", "budgets", "rules", "recurrences"] as const;

const UNNAMED = sql.join(
  NAMING.map(
    (table) => sql`and not exists (select 1 from ${sql.table(table)} as named
      where named.ledger_id = categories.ledger_id and named.category_id = categories.id)`,
  ),
  sql` `,
);

/**
 * Clears away the tombstones and versions of a ledger that are old enough, and remembers up to which
 * revision removals can no longer be told.
 */
export async function pruneLedger(queries: Queries, ledger: LedgerId, now: Instant): Promise<void> {
  const before = now - KEPT_FOR;
  // No copy of rules, recurrences or imports is kept that would have to be told.
  const rules = queries.deleteFrom("rules").where("ledger_id", "=", ledger);
  await rules.where("deleted_at", "<", before).execute();
  const recurrences = queries.deleteFrom("recurrences").where("ledger_id", "=", ledger);
  await recurrences.where("deleted_at", "<", before).execute();
  for (const table of TABLES) {
    const old = sql`from ${sql.table(table)} where ledger_id = ${ledger} and deleted_at < ${before}
      ${table === "categories" ? UNNAMED : sql``}`;
    await sql`update ledgers set pruned_revision = (
        select max(pruned) from (
          select pruned_revision as pruned from ledgers where id = ${ledger}
          union all select revision as pruned ${old}
        ) as revisions
      ) where id = ${ledger}`.execute(queries);
    await sql`delete ${old}`.execute(queries);
  }
  const undone = queries.deleteFrom("imports").where("ledger_id", "=", ledger);
  await undone.where("removed_at", "<", before).execute();
  const versions = queries.deleteFrom("versions").where("ledger_id", "=", ledger);
  await versions.where("made_at", "<", before).execute();
}
