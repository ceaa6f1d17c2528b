import type { KnownLine } from "../../../../src/domain/imports/plan-import.ts";
import type { TransactionId } from "../../../../src/domain/shared/ids.ts";
import type { ImportWriter } from "../../../application/imports/imports.ts";
import type { ImportLineRow, ImportPartRow } from "./import-tables.ts";
import { partsOfRecords } from "./parts-of-records.ts";
import type { TransactionRow } from "../transactions/transaction-tables.ts";
import { inBatches, type Work } from "../ledger/write-rows.ts";

/** Finds the movements that a ledger already has before an import. */
export function knownLines({
  queries,
  member: { ledger },
  find,
}: Work): Pick<ImportWriter, "known" | "linked" | "bought" | "partsOf"> {
  /** Rows of a table of this ledger with one of the given values in a column. */
  const rowsWith = <Row>(
    table: string,
    column: string,
    values: readonly string[],
    more: Readonly<Record<string, string>> = {},
  ) => find<Row>(queries, { table, fixed: { ledger_id: ledger, ...more }, column, values });

  /** The given records that exist, or that a part was divided from which does. */
  async function existingOf(records: readonly TransactionId[]) {
    const existing = new Set<TransactionId>();
    await inBatches(records, async (some) => {
      for (const row of await rowsWith<TransactionRow>("transactions", "id", some))
        if (row.deleted_at === null) existing.add(row.id);
      for (const part of await rowsWith<TransactionRow>("transactions", "divided_from", some))
        if (part.deleted_at === null && part.divided_from !== null) existing.add(part.divided_from);
    });
    return existing;
  }

  /** Returns whether a line counts while none of its records exists any more. */
  async function goneOf(lines: readonly ImportLineRow[]) {
    const divided = lines.filter((line) => line.record_id === null).map(({ id }) => id);
    const parts = await rowsWith<ImportPartRow>("import_parts", "line_id", divided);
    const ofLine = Map.groupBy(
      parts.filter(({ counts }) => counts === 1),
      (part) => part.line_id,
    );
    const recordsOf = (line: ImportLineRow) =>
      line.record_id === null
        ? (ofLine.get(line.id) ?? []).map((part) => part.record_id)
        : [line.record_id];
    const existing = await existingOf(lines.flatMap(recordsOf));
    return (line: ImportLineRow) =>
      line.counted === 1 && recordsOf(line).every((record) => !existing.has(record));
  }

  return {
    known: async (account, identities) => {
      const found = new Map<string, KnownLine>();
      await inBatches(identities, async (some) => {
        const ofAccount = { account_id: account };
        const rows = await rowsWith<ImportLineRow>("import_lines", "identity", some, ofAccount);
        const isGone = await goneOf(rows);
        for (const row of rows) found.set(row.identity, { id: row.id, removed: isGone(row) });
      });
      return found;
    },
    bought: async (from, to) => {
      const ofCards = queries
        .selectFrom("accounts")
        .select("id")
        .where("ledger_id", "=", ledger)
        .where("kind", "=", "card");
      const rows = await queries
        .selectFrom("import_lines")
        .selectAll()
        .where("ledger_id", "=", ledger)
        .where("account_id", "in", ofCards)
        .where("kind", "=", "expense")
        .where("date", ">=", from)
        .where("date", "<=", to)
        .execute();
      const isGone = await goneOf(rows);
      return rows.filter((row) => !isGone(row)).map(({ id, date }) => ({ id, date }));
    },
    partsOf: (records) => partsOfRecords(queries, ledger, records, "existing"),
    linked: async (records) => {
      const found = new Set<TransactionId>();
      await inBatches(records, async (some) => {
        for (const table of ["import_lines", "import_parts"])
          for (const row of await rowsWith<{ record_id: TransactionId }>(table, "record_id", some))
            found.add(row.record_id);
      });
      return found;
    },
  };
}
