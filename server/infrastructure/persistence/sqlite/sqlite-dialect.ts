import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
} from "kysely";
import { SqliteSession, type SqliteConnections } from "./sqlite-session.ts";

/** Makes Kysely's SQLite dialect over several connections, so that reads do not wait for writes. */
export const sqliteDialect = (connections: SqliteConnections, close: () => void): Dialect => ({
  createDriver: () => sqliteDriver(connections, close),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new ManyConnectionsAdapter(),
  createIntrospector: (database: Kysely<unknown>) => new SqliteIntrospector(database),
});

/** Every connection that Kysely returns was created here. */
const session = (connection: DatabaseConnection) => connection as SqliteSession;

const sqliteDriver = (connections: SqliteConnections, close: () => void): Driver => ({
  init: async () => {},
  acquireConnection: async () => new SqliteSession(connections),
  beginTransaction: (connection, { accessMode }) =>
    session(connection).begin(accessMode === "read only" ? "reads" : "writes"),
  commitTransaction: (connection) => session(connection).commit(),
  rollbackTransaction: (connection) => session(connection).rollback(),
  releaseConnection: async (connection) => session(connection).release(),
  destroy: async () => close(),
});

class ManyConnectionsAdapter extends SqliteAdapter {
  /** Otherwise only one caller at a time would get a session. */
  override get supportsMultipleConnections() {
    return true;
  }

  /** An interrupted migration leaves nothing behind. */
  override get supportsTransactionalDdl() {
    return true;
  }
}
