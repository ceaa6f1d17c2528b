import { sql, type RawBuilder } from "kysely";

type AnyRow = Readonly<Record<string, unknown>>;

/** So many rows of a dozen columns fit one statement of either database, and its time holds nobody up. */
export const ROWS_AT_ONCE = 500;

const columnsOf = ([first]: readonly AnyRow[]) => Object.keys(first ?? {});

/** An insert of rows, all of them with the columns of the first one. */
export function insertOf(table: string, rows: readonly AnyRow[]): RawBuilder<unknown> {
  const columns = columnsOf(rows);
  const names = columns.map((column) => sql.ref(column));
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  return sql`insert into ${sql.table(table)} (${sql.join(names)}) values ${sql.join(values)}`;
}

/** The same for records of a ledger, of which those that are there make room. */
export function putOf(table: string, rows: readonly AnyRow[]): RawBuilder<unknown> {
  const changes = columnsOf(rows).map(
    (column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`,
  );
  return sql`${insertOf(table, rows)} on conflict (ledger_id, id) do update set ${sql.join(changes)}`;
}
