import { sql } from "kysely";
import type { Queries } from "../../../server/infrastructure/persistence/database.ts";

/** Every row of every table there is, as one JSON text. */
export async function everyRow(queries: Queries): Promise<string> {
  const tables = await queries.introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(queries)),
  );
  return JSON.stringify(tables.map(({ name }, index) => [name, rows[index]?.rows]));
}
