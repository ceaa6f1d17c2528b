import { sql } from "kysely";
import type { Queries } from "../../../server/infrastructure/persistence/database.ts";
import { tablesHere } from "../../../server/infrastructure/persistence/copying/copied-version.ts";

type Row = Readonly<Record<string, unknown>>;

/** The columns of a table stand in an order that differs between the databases. */
const textOf = (row: Row) =>
  JSON.stringify(
    Object.keys(row)
      .toSorted()
      .map((column) => row[column]),
  );

/** Reads all rows of all tables of a database, each table's in an order that depends on them alone. */
export async function allRowsOf(queries: Queries): Promise<Readonly<Record<string, Row[]>>> {
  const found: Record<string, Row[]> = {};
  for (const { name } of await tablesHere(queries)) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(queries);
    found[name] = rows.toSorted((one, other) => (textOf(one) < textOf(other) ? -1 : 1));
  }
  return found;
}
