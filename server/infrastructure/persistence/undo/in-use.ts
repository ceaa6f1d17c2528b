import { sql } from "kysely";
import { FILED_TABLES } from "../ledger/record-kinds.ts";
import type { RecordRow, Work } from "../ledger/write-rows.ts";
import type { RecordTable } from "../tables.ts";
import type { Untouched } from "./replaced-rows.ts";

type Columns = { readonly category_id?: string | null; readonly account_id?: string | null };

/** Returns the id that a row is filed under; null if none. */
type Under = (row: RecordRow) => string | null;

export const categoryOf: Under = (row) => (row as RecordRow & Columns).category_id ?? null;
export const accountOf: Under = (row) => (row as RecordRow & Columns).account_id ?? null;

/** The rows that may be filed under a row, and how many there are. */
type Filing = {
  readonly tables: readonly RecordTable[];
  readonly under: Under;
  readonly count: (work: Work, id: string) => Promise<number>;
};

/** Counts the existing rows filed under a category. */
async function countFiled({ queries, member }: Work, category: string): Promise<number> {
  const each = FILED_TABLES.map(
    (table) => sql`select 1 from ${sql.table(table)}
      where ledger_id = ${member.ledger} and category_id = ${category} and deleted_at is null`,
  );
  const all = sql.join(each, sql` union all `);
  const { rows } = await sql<{
    readonly count: number;
  }>`select count(*) as count from (${all}) as filed`.execute(queries);
  return rows[0]?.count ?? 0;
}

/** Counts the records and imports of an account, without the imports that the undo removes. */
async function countOfAccount({ queries, member, undoes }: Work, account: string): Promise<number> {
  const isWritten = (table: "imports" | "transactions") => sql`exists (select 1 from versions
    where versions.ledger_id = ${sql.ref(`${table}.ledger_id`)} and change_id = ${undoes}
    and resource = ${sql.lit(table)} and versions.id = ${sql.ref(`${table}.id`)}
    ${table === "transactions" ? sql`and versions.revision = transactions.revision` : sql``})`;
  // An import stays with a record that was changed since.
  const isGoing = sql`(${isWritten("imports")} and not exists (select 1 from import_lines
    left join import_parts on import_parts.ledger_id = import_lines.ledger_id
      and line_id = import_lines.id
    join transactions on transactions.ledger_id = import_lines.ledger_id
      and transactions.id = coalesce(import_lines.record_id, import_parts.record_id)
    where import_lines.ledger_id = imports.ledger_id and import_id = imports.id
      and former_date is null and deleted_at is null and not ${isWritten("transactions")}))`;
  const own = sql`where ledger_id = ${member.ledger} and account_id = ${account}`;
  const { rows } = await sql<{ readonly count: number }>`select count(*) as count from (
    select 1 from transactions ${own} and deleted_at is null
    union all select 1 from imports ${own} and not ${isGoing}) as used`.execute(queries);
  return rows[0]?.count ?? 0;
}

export const UNDER_CATEGORY: Filing = {
  tables: FILED_TABLES,
  under: categoryOf,
  count: countFiled,
};
export const OF_ACCOUNT: Filing = {
  tables: ["transactions"],
  under: accountOf,
  count: countOfAccount,
};

/** Returns those of some rows that an undo would remove although other rows remain filed under them. */
export async function inUse(
  work: Work,
  untouched: Untouched,
  rows: readonly RecordRow[],
  { tables, under, count }: Filing,
): Promise<ReadonlySet<string>> {
  const going = rows.filter((row) => row.deleted_at !== null);
  const left =
    going.length === 0 ? new Map<string, number>() : await leaving(untouched, tables, under);
  const used = new Set<string>();
  for (const { id } of going) if ((await count(work, id)) > (left.get(id) ?? 0)) used.add(id);
  return used;
}

/** Counts the rows that an undo removes, by the row that they are filed under. */
async function leaving(untouched: Untouched, tables: readonly RecordTable[], under: Under) {
  const counts = new Map<string, number>();
  for (const table of tables)
    for await (const { present } of untouched(table)) {
      const own = present?.deleted_at === null ? under(present) : null;
      if (own !== null) counts.set(own, (counts.get(own) ?? 0) + 1);
    }
  return counts;
}
