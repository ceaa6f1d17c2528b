import { CompiledQuery } from "kysely";
import type { InsertRows, Meeting, NewRow } from "./database.ts";

/** The rows of one statement: with two dozen columns they fit both databases, and delay nobody. */
export const ROW_BATCH_SIZE = 500;

const columnsOf = ([first]: readonly NewRow[]) => Object.keys(first ?? {});

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(", ");

/** Records of a ledger are identified by the ledger's id and their own. */
const meetingText = (columns: readonly string[], meeting: Meeting) =>
  meeting === "fail"
    ? ""
    : ` on conflict (ledger_id, id) do update set ${columns
        .map((name) => `"${name}" = excluded."${name}"`)
        .join(", ")}`;

/**
 * Caches the texts of statements: one takes longer to make than its rows to write, and there are few different ones.
 */
function keptTexts() {
  const kept = new Map<string, string>();
  return (key: string, make: () => string): string => {
    const text = kept.get(key) ?? make();
    if (kept.size < 100) kept.set(key, text);
    return text;
  };
}

/** SQLite inserts fastest with prepared statements. */
export function insertIntoSqlite(): InsertRows {
  const textOf = keptTexts();
  return async (queries, table, rows, meeting) => {
    const columns = columnsOf(rows);
    const text = textOf(`${table} ${columns.join()} ${rows.length} ${meeting}`, () => {
      const row = `(${columns.map(() => "?").join(", ")})`;
      const all = rows.map(() => row).join(", ");
      return `insert into "${table}" (${quoted(columns)}) values ${all}${meetingText(columns, meeting)}`;
    });
    const values = rows.flatMap((row) => columns.map((name) => row[name]));
    await queries.executeQuery(CompiledQuery.raw(text, values));
  };
}

/** PostgreSQL inserts fastest with a single parameter: thousands of them cost more than their rows. */
export function insertIntoPostgres(): InsertRows {
  const textOf = keptTexts();
  return async (queries, table, rows, meeting) => {
    const columns = columnsOf(rows);
    const text = textOf(
      `${table} ${columns.join()} ${meeting}`,
      () => `insert into "${table}" (${quoted(columns)})
        select ${quoted(columns)} from json_populate_recordset(null::"${table}", $1)${meetingText(columns, meeting)}`,
    );
    await queries.executeQuery(CompiledQuery.raw(text, [JSON.stringify(rows)]));
  };
}
