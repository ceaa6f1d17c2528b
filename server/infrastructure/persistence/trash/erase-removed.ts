import { setImmediate } from "node:timers/promises";
import { sql, type RawBuilder } from "kysely";
import { cents, ZERO } from "../../../../src/domain/shared/cents.ts";
import { ROWS_AT_ONCE } from "../insert-rows.ts";
import { RECORD_TABLES, recordKind } from "../ledger/record-kinds.ts";
import type { Work } from "../ledger/write-rows.ts";
import type { RecordRows, RecordTable } from "../tables.ts";
import { isRestorable } from "./resources.ts";

/** The values that replace the texts and amounts of an erased row; amounts are never below their least. */
const ERASED: { readonly [Table in RecordTable]: Partial<RecordRows[Table]> } = {
  transactions: { amount: ZERO, description: null },
  budgets: { limit: ZERO },
  goals: { name: "", total: cents(1), current: ZERO, photo_url: null },
  categories: { name: "", name_key: "" },
  rules: { contains: "--", description: null },
  recurrences: { amount: ZERO, fee: ZERO, description: null },
  occurrences: {},
  accounts: { label: "", bank: null, digits: null, balance: null, included: null },
  balances: { amount: ZERO },
};

const UUID = 36;

/** Erases removed rows page by page, with their versions and what belongs to them; returns how many were records. */
export async function eraseRemoved(work: Work): Promise<number> {
  let erased = 0;
  for (const table of RECORD_TABLES)
    for (;;) {
      const ids = await someRemoved(work, table);
      if (ids.length === 0) break;
      await erase(work, table, ids);
      if (recordKind(table).partOf === undefined) erased += ids.length;
      await setImmediate();
    }
  return erased + (await eraseImports(work));
}

async function someRemoved(
  { queries, member }: Work,
  table: RecordTable,
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`select id from ${sql.table(table)} as own
    where own.ledger_id = ${member.ledger} and own.deleted_at is not null
      and ${isRestorable(table, "own")} limit ${ROWS_AT_ONCE}`.execute(queries);
  return rows.map(({ id }) => id);
}

async function erase(
  { queries, member }: Work,
  table: RecordTable,
  ids: readonly string[],
): Promise<void> {
  const named = sql`ledger_id = ${member.ledger} and id in (${sql.join(ids)})`;
  const values = Object.entries(ERASED[table]).map(
    ([column, value]) => sql`${sql.ref(column)} = ${value}`,
  );
  if (values.length > 0)
    await sql`update ${sql.table(table)} set ${sql.join(values)} where ${named}`.execute(queries);
  await sql`delete from versions where resource = ${table} and ${named}`.execute(queries);
  if (table === "transactions") {
    await sql`delete from receipts where ledger_id = ${member.ledger}
      and transaction_id in (${sql.join(ids)})`.execute(queries);
    await sql`delete from versions where resource = 'receipts' and ${named}`.execute(queries);
  }
  if (table === "goals") {
    await sql`delete from goal_entries where ledger_id = ${member.ledger}
      and goal_id in (${sql.join(ids)})`.execute(queries);
    await sql`delete from versions where resource = 'goal_entries' and ledger_id = ${member.ledger}
      and substr(id, 1, ${sql.lit(UUID)}) in (${sql.join(ids)})`.execute(queries);
  }
  if (table === "recurrences") await eraseOccurrences({ queries, member }, ids);
}

/** The days of a removed plan were not removed with it. */
async function eraseOccurrences(
  { queries, member }: Pick<Work, "queries" | "member">,
  plans: readonly string[],
): Promise<void> {
  const named = sql`ledger_id = ${member.ledger} and recurrence_id in (${sql.join(plans)})`;
  await sql`delete from versions where ledger_id = ${member.ledger}
    and resource = 'occurrences' and id in (select id from occurrences where ${named})`.execute(
    queries,
  );
  await sql`update occurrences set amount = 0
    where ${named} and became = 'changed'`.execute(queries);
}

/** Forgets the names of undone imports, and the movements of which only versions are left. */
async function eraseImports(work: Work): Promise<number> {
  const { queries, member } = work;
  const gone = queries.updateTable("imports").set({ name: "" });
  const own = gone.where("ledger_id", "=", member.ledger).where("removed_at", "is not", null);
  const erased = await own.where("name", "<>", "").executeTakeFirst();
  await sql`delete from versions where ledger_id = ${member.ledger} and resource = 'imports'
    and id in (select id from imports where ledger_id = ${member.ledger}
      and removed_at is not null)`.execute(queries);
  await eraseLines(work, "import_lines", sql`id = versions.id`);
  await eraseLines(work, "import_repeats", sql`id = substr(versions.id, 1, ${sql.lit(UUID)})`);
  await eraseLines(
    work,
    "import_parts",
    sql`id = (select line_id from import_parts as part
      where part.ledger_id = versions.ledger_id and part.record_id = versions.id)`,
  );
  return Number(erased.numUpdatedRows);
}

/** Deletes the versions of movements that are gone, page by page. */
async function eraseLines(
  { queries, member }: Work,
  table: "import_lines" | "import_parts" | "import_repeats",
  isOwn: RawBuilder<unknown>,
): Promise<void> {
  const versions = sql`from versions
    where versions.ledger_id = ${member.ledger} and resource = ${table}`;
  for (let after = ""; ;) {
    const { rows } = await sql<{ readonly id: string }>`select distinct id ${versions}
      and id > ${after} order by id limit ${ROWS_AT_ONCE}`.execute(queries);
    const last = rows.at(-1);
    if (last === undefined) return;
    await sql`delete ${versions} and id > ${after} and id <= ${last.id}
      and not exists (select 1 from import_lines as line
        where line.ledger_id = versions.ledger_id and line.${isOwn})`.execute(queries);
    after = last.id;
    await setImmediate();
  }
}
