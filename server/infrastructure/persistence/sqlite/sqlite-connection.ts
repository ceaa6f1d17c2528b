import type BetterSqlite from "better-sqlite3";
import { SqliteDriver, type CompiledQuery, type QueryResult } from "kysely";
import { setNewest } from "../../../application/bounded-map.ts";

/** More than the product's fixed statements; those with lists of ids vary in length and may be evicted. */
const MAX_STATEMENTS = 200;

/** Caches prepared statements: preparing takes longer than most of them run. The least recently used is evicted. */
export function keptStatements(
  database: Pick<BetterSqlite.Database, "prepare">,
  most = MAX_STATEMENTS,
): (text: string) => BetterSqlite.Statement {
  const kept = new Map<string, BetterSqlite.Statement>();
  return (text) => {
    const statement = kept.get(text) ?? database.prepare(text);
    setNewest(kept, text, statement, most);
    return statement;
  };
}

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
