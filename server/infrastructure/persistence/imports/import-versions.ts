import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { ChangeId, ImportLineId, LedgerId } from "../../../../src/domain/shared/ids.ts";
import type { Queries } from "../database.ts";
import { ROW_BATCH_SIZE } from "../insert-rows.ts";
import { rowDiff, type RowDiff } from "../ledger/row-diff.ts";
import { inBatches, type Work } from "../ledger/write-rows.ts";
import type { Tables } from "../tables.ts";

/** The tables of imports with the columns that tell a row, each table after those that its rows refer to. */
const KEYS = {
  imports: ["id"],
  import_lines: ["id"],
  import_parts: ["record_id"],
  import_repeats: ["line_id", "later_id"],
} as const;

export type ImportTable = keyof typeof KEYS;

type Columns = Readonly<Record<string, unknown>>;

/** Returns the key of a row within its ledger. */
export const keyOf = <Table extends ImportTable>(table: Table, row: Tables[Table]): string =>
  KEYS[table].map((name) => String((row as Columns)[name])).join(" ");

/** Returns rows by their ids. */
export const byId = <Row extends { readonly id: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, Row> => new Map(rows.map((row) => [row.id, row]));

/** Whether two rows are the same but for their revision. */
export const isAlike = (one: object, other: object): boolean =>
  Object.entries(one).every(
    ([name, value]) => name === "revision" || (other as Columns)[name] === value,
  );

/** Keeps rows of imports as they were before this change and are after it, so that it can be undone. */
export async function storeVersions<Table extends ImportTable>(
  work: Work,
  table: Table,
  versions: readonly RowDiff<Tables[Table]>[],
): Promise<void> {
  const { queries, insert, touch } = work;
  const rows = versions.flatMap((version) => {
    const row = version.after ?? version.before;
    return row === null ? [] : rowDiff(work, table, keyOf(table, row), version);
  });
  await inBatches(rows, (some) => insert(queries, "versions", some, "fail"));
  if (rows.length > 0) touch();
}

/** Reads the versions that a change kept of a table of imports, in pages. */
export async function* readVersions<Table extends ImportTable>(
  queries: Queries,
  ledger: LedgerId,
  change: ChangeId,
  table: Table,
): AsyncGenerator<readonly RowDiff<Tables[Table]>[]> {
  for (let after = ""; ;) {
    const { rows } = await sql<{ readonly id: string; readonly before: string }>`
      select id, before from versions where ledger_id = ${ledger} and change_id = ${change}
        and resource = ${table} and id > ${after} and before is not null
      order by id limit ${ROW_BATCH_SIZE}`.execute(queries);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map(({ before }) => JSON.parse(before) as RowDiff<Tables[Table]>);
    if (rows.length < ROW_BATCH_SIZE) return;
    after = last.id;
    await setImmediate();
  }
}

/** Reads rows of a table of imports with one of some values in a column. */
export const rowsWith = <Table extends ImportTable>(
  { queries, member, find }: Pick<Work, "queries" | "member" | "find">,
  table: Table,
  column: string,
  values: readonly string[],
): Promise<readonly Tables[Table][]> =>
  find<Tables[Table]>(queries, {
    table,
    fixed: { ledger_id: member.ledger },
    column,
    values,
    ...(column === "record_id" && table === "import_parts" && { index: "records_of_parts" }),
  });

/** Deletes movements with their parts and repetitions, and keeps versions of all. */
export const deleteLines = (work: Work, lines: readonly ImportLineId[]): Promise<void> =>
  inBatches(lines, async (some) => {
    await deleteRows(work, "import_repeats", "line_id", some);
    await deleteRows(work, "import_parts", "line_id", some);
    await deleteRows(work, "import_lines", "id", some);
  });

/** Deletes rows with one of some values in a column, and keeps versions of them. */
export async function deleteRows(
  work: Work,
  table: Exclude<ImportTable, "imports">,
  column: string,
  values: readonly string[],
): Promise<void> {
  const rows = await rowsWith(work, table, column, values);
  if (rows.length === 0) return;
  await storeVersions(work, table, rows.map((before) => ({ before, after: null })) as never);
  await sql`delete from ${sql.table(table)} where ledger_id = ${work.member.ledger}
    and ${sql.ref(column)} in (${sql.join(values)})`.execute(work.queries);
}
