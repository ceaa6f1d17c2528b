import type BetterSqlite from "better-sqlite3";
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type TransactionSettings,
} from "kysely";

/** Kysely's SQLite dialect, made safe beside a second process and on a full disk. */
export class DurableSqliteDialect extends SqliteDialect {
  readonly #database: BetterSqlite.Database;

  constructor(database: BetterSqlite.Database) {
    super({ database });
    this.#database = database;
  }

  override createDriver() {
    return new ImmediateDriver(this.#database);
  }

  override createAdapter() {
    return new TransactionalDdlAdapter();
  }
}

class ImmediateDriver extends SqliteDriver {
  readonly #database: BetterSqlite.Database;

  constructor(database: BetterSqlite.Database) {
    super({ database });
    this.#database = database;
  }

  /** Takes the write lock at once: a read that later turns into a write cannot wait for it. */
  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ) {
    const begin = accessMode === "read only" ? "begin" : "begin immediate";
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  /** SQLite may have rolled back by itself; a second rollback would hide the error that caused it. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** A migration that is cut off midway leaves nothing behind. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}
