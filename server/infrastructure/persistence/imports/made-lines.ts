import { setImmediate } from "node:timers/promises";
import { sql, type RawBuilder } from "kysely";
import type { MadeLine, RecordBeforeJoin } from "../../../../src/domain/imports/undo.ts";
import type { LeftOut } from "../../../../src/domain/imports/left-out.ts";
import type { Revision } from "../../../../src/domain/ledger/revision.ts";
import type { ImportId, ImportLineId, LedgerId } from "../../../../src/domain/shared/ids.ts";
import type { Transaction } from "../../../../src/domain/transactions/transaction.ts";
import type { Queries } from "../database.ts";
import { presentNames } from "../present-names.ts";
import type { ImportLineRow, ImportPartRow } from "./import-tables.ts";
import { partsOfRecords } from "./parts-of-records.ts";

/** The rows read at once, few enough to delay nobody. */
const PAGE_SIZE = 2_000;

/** A movement with the records that it created, its import, and whether and since when it counts or not. */
export type StoredLine = MadeLine & {
  readonly import: ImportId;
  readonly counted: boolean;
  /** By its current name. */
  readonly category: string;
  readonly revision: Revision;
  /** The bank's text. */
  readonly original: string;
  readonly leftOut: LeftOut | null;
};

/** Returns lines of a ledger with their records as created, with the current names of categories. */
export async function madeLines(
  queries: Queries,
  ledger: LedgerId,
  which: RawBuilder<unknown>,
): Promise<readonly StoredLine[]> {
  const nameOf = await presentNames(queries, ledger);
  const made: StoredLine[] = [];
  for (let after: ImportLineId | "" = ""; ;) {
    const read = sql<ImportLineRow>`select * from import_lines
      where ledger_id = ${ledger} and ${which} and id > ${after}
      order by id limit ${PAGE_SIZE}`;
    const rows: readonly ImportLineRow[] = (await read.execute(queries)).rows;
    const [first, last] = [rows[0], rows.at(-1)];
    if (first === undefined || last === undefined) return made;
    const parts = await partsBetween(queries, ledger, first.id, last.id);
    const named = rows.flatMap((row) => [
      ...(row.record_id === null ? [] : [row.record_id]),
      ...(parts.get(row.id) ?? []).map((part) => part.record_id),
    ]);
    const divided = await partsOfRecords(queries, ledger, named, "all");
    for (const row of rows) {
      const { recurrence_id, planned_day } = row;
      const records = recordsOf(row, parts.get(row.id) ?? [], nameOf);
      made.push({
        id: row.id,
        import: row.import_id,
        counted: row.counted === 1,
        category: nameOf(row.category_id),
        revision: row.revision,
        original: row.original ?? row.description ?? "",
        leftOut: row.left_out_reason && {
          reason: row.left_out_reason,
          because: row.left_out_because,
        },
        made: records,
        parts: records.flatMap((record) => divided.get(record.id) ?? []),
        former: formerOf(row),
        fulfils:
          recurrence_id === null || planned_day === null
            ? null
            : { recurrence: recurrence_id, day: planned_day },
      });
    }
    if (rows.length < PAGE_SIZE) return made;
    after = last.id;
    await setImmediate();
  }
}

/** How the record of a line was before it was joined to it; null if it was not joined. */
export function formerOf(row: ImportLineRow): RecordBeforeJoin | null {
  const { former_date: date, former_amount: amount, former_account: account } = row;
  if (date === null || amount === null) return null;
  return {
    date,
    amount,
    ...(account !== null && { account: account === "" ? null : account }),
    ...(row.joined_amount !== null && { after: row.joined_amount }),
  };
}

/** The column of the account that a record had before a line was joined to it. */
export const formerAccountColumn = (
  former: Pick<RecordBeforeJoin, "account"> | null,
): ImportLineRow["former_account"] => (former?.account === null ? "" : (former?.account ?? null));

async function partsBetween(
  queries: Queries,
  ledger: LedgerId,
  from: ImportLineId,
  to: ImportLineId,
) {
  const rows = await queries
    .selectFrom("import_parts")
    .selectAll()
    .where("ledger_id", "=", ledger)
    .where("line_id", ">=", from)
    .where("line_id", "<=", to)
    .where("counts", "=", 1)
    .orderBy("line_id")
    .orderBy("position")
    .execute();
  return Map.groupBy(rows, (row) => row.line_id);
}

function recordsOf(
  line: ImportLineRow,
  parts: readonly ImportPartRow[],
  nameOf: (id: ImportLineRow["category_id"]) => string,
): readonly Transaction[] {
  const { kind, date, account_id: account } = line;
  const said = ({
    category_id,
    amount,
    description,
  }: Pick<ImportLineRow, "category_id" | "amount" | "description">) => ({
    kind,
    date,
    category: nameOf(category_id),
    amount,
    description,
    account,
  });
  if (line.record_id !== null) {
    const { joined_amount: joined, ...own } = line;
    return [{ id: line.record_id, ...said({ ...own, amount: joined ?? own.amount }) }];
  }
  return parts.map((part) => ({ id: part.record_id, ...said(part) }));
}
