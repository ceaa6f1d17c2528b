import { sql } from "kysely";
import type { LedgerId, TransactionId } from "../../../../src/domain/shared/ids.ts";
import type { Queries } from "../database.ts";

/** Returns the records whose imported movement fulfils a planned one: those that it made, or was joined to. */
export async function importedFulfilments(
  queries: Queries,
  ledger: LedgerId,
): Promise<ReadonlySet<TransactionId>> {
  // Greater than nothing, so that the index of those that fulfil is used, and not each movement read.
  const fulfilling = sql`import_lines.ledger_id = ${ledger} and recurrence_id > ''`;
  const { rows } = await sql<{ readonly id: TransactionId }>`
    select record_id as id from import_lines where ${fulfilling} and record_id is not null
    union all select import_parts.record_id as id from import_lines
      join import_parts on import_parts.ledger_id = import_lines.ledger_id
        and import_parts.line_id = import_lines.id
      where ${fulfilling} and import_lines.record_id is null`.execute(queries);
  return new Set(rows.map(({ id }) => id));
}
