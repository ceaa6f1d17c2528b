import BetterSqlite from "better-sqlite3";
import { Kysely, SqliteDialect } from "kysely";
import type { Queries } from "../database.ts";
import type { Tables } from "../tables.ts";
import { tablesOf, type CopiedTable } from "./copied-tables.ts";

/** Runs work over the tables of a file, without changing it. */
export async function withCopy<Outcome>(
  file: string,
  work: (copy: Queries, tables: readonly CopiedTable[]) => Promise<Outcome>,
): Promise<Outcome> {
  const database = new BetterSqlite(file, { readonly: true });
  const queries = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  try {
    return await work(queries, tablesOf(database));
  } finally {
    await queries.destroy();
  }
}
