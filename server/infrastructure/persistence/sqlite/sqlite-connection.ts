import type BetterSqlite from "better-sqlite3";
import { SqliteDriver, type CompiledQuery, type QueryResult } from "kysely";
import { keptStatements } from "./kept-statements.ts";

/** One open connection to the file. */
export type SqliteConnection = {
  readonly executeQuery: <Row>(query: CompiledQuery) => Promise<QueryResult<Row>>;
  readonly inTransaction: () => boolean;
};

/** Runs statements on an open database as Kysely's own driver does. */
export async function sqliteConnection(database: BetterSqlite.Database): Promise<SqliteConnection> {
  const prepare = keptStatements(database);
  const driver = new SqliteDriver({ database: { prepare, close: () => database.close() } });
  await driver.init();
  const connection = await driver.acquireConnection();
  return {
    executeQuery: (query) => connection.executeQuery(query),
    inTransaction: () => database.inTransaction,
  };
}
