import { sql } from "kysely";
import type { Queries } from "../../../server/infrastructure/persistence/database.ts";

/** The columns by which rows refer to a user or a ledger. */
const NAMING = {
  users: ["user_id"],
  ledgers: ["ledger_id", "home_ledger"],
} as const;

/** Returns the tables whose rows refer to a user or a ledger, and that of the users or ledgers themselves. */
export async function tablesOf(
  queries: Queries,
  whose: keyof typeof NAMING,
): Promise<readonly string[]> {
  const tables = await queries.introspection.getTables();
  const names: readonly string[] = NAMING[whose];
  const owned = tables.filter(({ columns }) => columns.some(({ name }) => names.includes(name)));
  return [whose, ...owned.map(({ name }) => name)].toSorted();
}

/** Returns all tables with a row that contains a text. */
export async function tablesNaming(queries: Queries, trace: string): Promise<readonly string[]> {
  const tables = await queries.introspection.getTables();
  const naming: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(queries);
    if (JSON.stringify(rows).includes(trace)) naming.push(name);
  }
  return naming.toSorted();
}
