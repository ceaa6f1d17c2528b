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
  readonly count: (work: Work, id: string, going: Going) => Promise<number>;
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

/** The records that an undo removes. */
type Going = ReadonlySet<string>;

/** Counts the records and imports of an account, without the imports that the undo removes. */
async function countOfAccount(
  { queries, member: { ledger }, undoes }: Work,
  account: string,
  going: Going,
): Promise<number> {
  const own = sql`ledger_id = ${ledger} and account_id = ${account}`;
  const records = await sql<{ readonly count: number }>`select count(*) as count
    from transactions where ${own} and deleted_at is null`.execute(queries);
  const imports = await sql<{ readonly id: string; readonly came: number | boolean }>`
    select id, exists (select 1 from versions where versions.ledger_id = imports.ledger_id
      and change_id = ${undoes} and resource = 'imports' and versions.id = imports.id
      and before is not null) as came
    from imports where ${own}`.execute(queries);
  // An import stays with a record that was changed since.
  const living = await sql<{ readonly of: string; readonly id: string }>`
    select import_id as of, transactions.id as id from import_lines
      left join import_parts on import_parts.ledger_id = import_lines.ledger_id
        and line_id = import_lines.id
      join transactions on transactions.ledger_id = import_lines.ledger_id
        and transactions.id = coalesce(import_lines.record_id, import_parts.record_id)
    where import_lines.ledger_id = ${ledger} and import_lines.account_id = ${account}
      and former_date is null and deleted_at is null`.execute(queries);
  const staying = new Set(living.rows.filter(({ id }) => !going.has(id)).map(({ of }) => of));
  const left = imports.rows.filter(({ id, came }) => !came || staying.has(id));
  return (records.rows[0]?.count ?? 0) + left.length;
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
  if (going.length === 0) return new Set();
  const { counts, records } = await leaving(untouched, tables, under);
  const used = new Set<string>();
  for (const { id } of going)
    if ((await count(work, id, records)) > (counts.get(id) ?? 0)) used.add(id);
  return used;
}

/** Counts the rows that an undo removes, by the row that they are filed under, and names them. */
async function leaving(untouched: Untouched, tables: readonly RecordTable[], under: Under) {
  const counts = new Map<string, number>();
  const records = new Set<string>();
  for (const table of tables)
    for await (const { present } of untouched(table)) {
      const own = present?.deleted_at === null ? under(present) : null;
      if (own === null || !present) continue;
      counts.set(own, (counts.get(own) ?? 0) + 1);
      records.add(present.id);
    }
  return { counts, records };
}
