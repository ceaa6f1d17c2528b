import { sql } from "kysely";
import type { Queries } from "../../../server/infrastructure/persistence/database.ts";

/** The tables whose rows belong to a user, and that of the users themselves. */
export async function tablesOfUsers(queries: Queries): Promise<readonly string[]> {
  const tables = await queries.introspection.getTables();
  const owned = tables.filter(({ columns }) => columns.some(({ name }) => name === "user_id"));
  return ["users", ...owned.map(({ name }) => name)].toSorted();
}

/** The tables, of all there are, in some row of which a text occurs. */
export async function tablesNaming(queries: Queries, trace: string): Promise<readonly string[]> {
  const tables = await queries.introspection.getTables();
  const naming: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(queries);
    if (JSON.stringify(rows).includes(trace)) naming.push(name);
  }
  return naming.toSorted();
}
