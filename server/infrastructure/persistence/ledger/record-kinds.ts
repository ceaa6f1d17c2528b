import { sql } from "kysely";
import type { RecordTable } from "../tables.ts";

/** How the log, an undo and the pruning treat the rows of a table. */
type RecordKind = {
  /** The column that differences of a record go by; null for rows sent with the record that they belong to. */
  readonly revisionColumn: "revision" | "told_revision" | null;
  /** Whether its rows refer to a category. */
  readonly isFiled?: true;
  /** The record that a row belongs to: the row's id is the record's, a colon and `rest` characters. */
  readonly partOf?: { readonly table: RecordTable; readonly rest: number };
};

const CIVIL_DATE = "2131-03-01".length;
const UUID_LENGTH = 36;

/** The tables of records in the order in which they can be written, since each refers to those before it. */
const KINDS = {
  categories: { revisionColumn: "revision" },
  accounts: { revisionColumn: "told_revision" },
  balances: { revisionColumn: null, partOf: { table: "accounts", rest: UUID_LENGTH } },
  transactions: { revisionColumn: "revision", isFiled: true },
  budgets: { revisionColumn: "revision", isFiled: true },
  goals: { revisionColumn: "revision" },
  rules: { revisionColumn: "revision", isFiled: true },
  recurrences: { revisionColumn: "told_revision", isFiled: true },
  occurrences: { revisionColumn: null, partOf: { table: "recurrences", rest: CIVIL_DATE } },
} as const satisfies Record<RecordTable, RecordKind>;

export const RECORD_TABLES = Object.keys(KINDS) as readonly RecordTable[];

export const recordKind = (table: RecordTable): RecordKind => KINDS[table];

/**
 * Returns the column that differences of a record go by; for some it includes changes of the rows that belong to it.
 */
export const revisionColumnOf = (table: RecordTable) =>
  sql.ref(recordKind(table).revisionColumn ?? "revision");

/** The tables in a difference. */
export const LOGGED_TABLES = RECORD_TABLES.filter(
  (table) => recordKind(table).revisionColumn !== null,
);

/** The tables whose rows refer to a category. */
export const FILED_TABLES = RECORD_TABLES.filter((table) => recordKind(table).isFiled);

/** Returns the record that a row belongs to. */
export function recordOfRow(table: RecordTable, id: string): string {
  const { partOf } = recordKind(table);
  return partOf === undefined ? id : id.slice(0, -1 - partOf.rest);
}

/** The same in SQL for a row of versions, with the table of the record; `name` is that row in the query. */
export function recordOfVersion(name: string) {
  const [id, resource] = [sql.ref(`${name}.id`), sql.ref(`${name}.resource`)];
  const parts = RECORD_TABLES.flatMap((table) => {
    const { partOf } = recordKind(table);
    return partOf === undefined ? [] : [{ part: sql.lit(table), ...partOf }];
  });
  const ids = parts.map(
    ({ part, rest }) =>
      sql`when ${part} then substr(${id}, 1, length(${id}) - ${sql.lit(rest + 1)})`,
  );
  const tables = parts.map(({ part, table }) => sql`when ${part} then ${sql.lit(table)}`);
  return {
    id: sql`case ${resource} ${sql.join(ids, sql` `)} else ${id} end`,
    table: sql`case ${resource} ${sql.join(tables, sql` `)} else ${resource} end`,
  };
}

const isOf = (name: string, tables: readonly string[]) =>
  sql`${sql.ref(`${name}.resource`)} in (${sql.join(tables.map((table) => sql.lit(table)))})`;

/** Whether a version is that of a record, not of an attached row; `name` is that row in the query. */
export const isOfRecord = (name: string) => isOf(name, RECORD_TABLES);

/** Whether a version is of a record or an import, the things that are removed and restored. */
export const isOfThing = (name: string) => isOf(name, [...RECORD_TABLES, "imports"]);
