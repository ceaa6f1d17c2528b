import {
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Dialect,
  type TransactionSettings,
} from "kysely";
import type { Pool } from "pg";
import { despiteConflicts } from "../despite-conflicts.ts";

/** Makes Kysely's PostgreSQL dialect; a statement outside of a transaction is repeated after a conflict. */
export const postgresDialect = (pool: Pool): Dialect => {
  const dialect = new PostgresDialect({ pool });
  return {
    createDriver: () => new RepeatingDriver(pool),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (queries) => dialect.createIntrospector(queries),
  };
};

type Released = Parameters<PostgresDriver["releaseConnection"]>[0];

class RepeatingDriver extends PostgresDriver {
  readonly #inTransaction: WeakSet<DatabaseConnection>;

  constructor(pool: Pool) {
    const inTransaction = new WeakSet<DatabaseConnection>();
    super({
      pool,
      onCreateConnection: async (connection) => {
        const run = connection.executeQuery.bind(connection);
        connection.executeQuery = (query, options) =>
          inTransaction.has(connection)
            ? run(query, options)
            : despiteConflicts(() => run(query, options));
      },
    });
    this.#inTransaction = inTransaction;
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    this.#inTransaction.add(connection);
    await super.beginTransaction(connection, settings);
  }

  override async releaseConnection(connection: Released) {
    this.#inTransaction.delete(connection);
    await super.releaseConnection(connection);
  }
}
