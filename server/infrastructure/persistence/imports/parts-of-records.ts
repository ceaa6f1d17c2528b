import { sql } from "kysely";
import type { LedgerId, TransactionId } from "../../../../src/domain/shared/ids.ts";
import type { Queries } from "../database.ts";
import { inBatches } from "../ledger/write-rows.ts";

type PartOfRecord = { readonly id: TransactionId; readonly divided_from: TransactionId };

/** Reads the parts that were divided by hand from some records, by record: those that exist, or removed ones as well. */
export async function partsOfRecords(
  queries: Queries,
  ledger: LedgerId,
  records: readonly TransactionId[],
  which: "existing" | "all",
): Promise<ReadonlyMap<TransactionId, readonly TransactionId[]>> {
  const existing = which === "existing" ? sql`and deleted_at is null` : sql``;
  const parts = new Map<TransactionId, readonly TransactionId[]>();
  await inBatches(records, async (some) => {
    if (some.length === 0) return;
    const { rows } = await sql<PartOfRecord>`select id, divided_from from transactions
      where ledger_id = ${ledger} and divided_from in (${sql.join(some)}) ${existing}
      order by id`.execute(queries);
    for (const { id, divided_from: of } of rows) parts.set(of, [...(parts.get(of) ?? []), id]);
  });
  return parts;
}
