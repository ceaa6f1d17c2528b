import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { LedgerId, UserId } from "../../../../src/domain/shared/ids.ts";
import type { Queries } from "../database.ts";
import type { AttachedTable } from "../tables.ts";
import type { Work } from "../ledger/write-rows.ts";
import type { Columns } from "./wanted.ts";

/** The rows read at once, few enough to delay nobody. */
const PAGE_SIZE = 1_000;

/** A table beside the records of a ledger that a copy restores too. */
type Side = {
  /** Whose rows they are. */
  readonly of: "ledger" | "user";
  /** The columns that tell a row among those of its ledger or user. */
  readonly key: readonly string[];
  /** The columns that a copy does not tell. */
  readonly own: readonly string[];
};

/** In the order in which they can be written, since each refers to those before it and to records. */
const TABLE_INFO = {
  imports: { of: "ledger", key: ["id"], own: ["revision", "made_by"] },
  import_lines: { of: "ledger", key: ["id"], own: ["revision"] },
  import_parts: { of: "ledger", key: ["line_id", "position"], own: [] },
  import_repeats: { of: "ledger", key: ["line_id", "later_id"], own: [] },
  receipts: { of: "ledger", key: ["transaction_id"], own: [] },
  goal_entries: { of: "ledger", key: ["goal_id", "day"], own: [] },
  dismissed_proposals: { of: "ledger", key: ["id"], own: ["made_at"] },
  profiles: { of: "user", key: [], own: [] },
  achievements: { of: "user", key: ["achievement"], own: [] },
  notifications: { of: "user", key: ["id"], own: [] },
} as const satisfies Record<AttachedTable, Side>;

export const ATTACHED_TABLES = Object.keys(TABLE_INFO) as readonly AttachedTable[];

export const tableInfo = (table: AttachedTable): Side => TABLE_INFO[table];

/** The key of a row within its ledger or user. */
export const keyOf = (table: AttachedTable, row: Columns): string =>
  tableInfo(table)
    .key.map((name) => String(row[name]))
    .join(" ") || "-";

type Owner = Work["member"];

const ownerOf = (table: AttachedTable, { ledger, user }: Owner) =>
  tableInfo(table).of === "ledger"
    ? { column: "ledger_id", value: ledger as LedgerId | UserId }
    : { column: "user_id", value: user ?? ("" as UserId) };

/** The columns by which a row belongs to a ledger or user. */
export const ownColumns = (table: AttachedTable, owner: Owner): Columns => {
  const { column, value } = ownerOf(table, owner);
  return { [column]: value };
};

const ownRows = (table: AttachedTable, owner: Owner) => {
  const { column, value } = ownerOf(table, owner);
  return sql`${sql.ref(column)} = ${value}`;
};

const ofKey = (table: AttachedTable, row: Columns) =>
  sql.join(
    [sql`true`, ...tableInfo(table).key.map((name) => sql`${sql.ref(name)} = ${row[name]}`)],
    sql` and `,
  );

/** Reads all rows of a ledger or user, by their keys, yielding to other work in between. */
export async function presentAttachedRow(
  queries: Queries,
  owner: Owner,
  table: AttachedTable,
): Promise<ReadonlyMap<string, Columns>> {
  const found = new Map<string, Columns>();
  const key = tableInfo(table).key.map((name) => sql.ref(name));
  let after = sql`true`;
  for (;;) {
    const order = key.length === 0 ? sql`` : sql`order by ${sql.join(key)}`;
    const { rows } = await sql<Columns>`select * from ${sql.table(table)}
      where ${ownRows(table, owner)} and ${after} ${order} limit ${PAGE_SIZE}`.execute(queries);
    for (const row of rows) found.set(keyOf(table, row), row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE_SIZE) return found;
    const values = tableInfo(table).key.map((name) => sql`${last[name]}`);
    after = sql`(${sql.join(key)}) > (${sql.join(values)})`;
    await setImmediate();
  }
}

/** Reads one row by its key columns; null if there is none. */
export async function findAttachedRow(
  queries: Queries,
  owner: Owner,
  table: AttachedTable,
  key: Columns,
): Promise<Columns | null> {
  const { rows } = await sql<Columns>`select * from ${sql.table(table)}
    where ${ownRows(table, owner)} and ${ofKey(table, key)}`.execute(queries);
  return rows[0] ?? null;
}

/** Removes a row, if it is there. */
export async function removeAttachedRow(
  queries: Queries,
  owner: Owner,
  table: AttachedTable,
  row: Columns,
): Promise<void> {
  await sql`delete from ${sql.table(table)}
    where ${ownRows(table, owner)} and ${ofKey(table, row)}`.execute(queries);
}

/** Changes an existing row. */
export async function updateAttachedRow(
  queries: Queries,
  owner: Owner,
  table: AttachedTable,
  row: Columns,
): Promise<void> {
  const sets = Object.entries(row).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(sets)}
    where ${ownRows(table, owner)} and ${ofKey(table, row)}`.execute(queries);
}
