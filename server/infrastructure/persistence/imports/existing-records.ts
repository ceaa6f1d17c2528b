import type { Revision } from "../../../../src/domain/ledger/revision.ts";
import type { TransactionId } from "../../../../src/domain/shared/ids.ts";
import { inBatches, type Work } from "../ledger/write-rows.ts";
import type { TransactionRow } from "../transactions/transaction-tables.ts";
import type { ImportLineRow, ImportPartRow } from "./import-tables.ts";
import { rowsWith } from "./import-versions.ts";

/** Returns the records of movements, those of divided ones by their parts. */
export async function recordsBy(work: Work, lines: readonly ImportLineRow[]) {
  const divided = lines.filter((line) => line.record_id === null).map(({ id }) => id);
  const parts: ImportPartRow[] = [];
  await inBatches(divided, async (some) => {
    parts.push(...(await rowsWith(work, "import_parts", "line_id", some)));
  });
  const ofLine = Map.groupBy(parts, (part) => part.line_id);
  return (line: ImportLineRow): readonly TransactionId[] =>
    line.record_id === null
      ? (ofLine.get(line.id) ?? []).map((part) => part.record_id)
      : [line.record_id];
}

/** Returns those of some records that exist, each with the revision that wrote it last. */
export async function existingRecords(
  { queries, member, find }: Work,
  records: readonly TransactionId[],
): Promise<ReadonlyMap<string, Revision>> {
  const existing = new Map<string, Revision>();
  await inBatches(records, async (values) => {
    const rows = await find<TransactionRow>(queries, {
      table: "transactions",
      fixed: { ledger_id: member.ledger },
      column: "id",
      values,
    });
    for (const row of rows) if (row.deleted_at === null) existing.set(row.id, row.revision);
  });
  return existing;
}
