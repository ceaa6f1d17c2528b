import { CompiledQuery, SelectQueryNode, type DatabaseConnection, type QueryResult } from "kysely";
import type { SqliteConnection } from "./sqlite-connection.ts";
import type { StorageWatch } from "../storage-watch.ts";
import type { Turns } from "../lend-in-turn.ts";
import { whileBusy } from "./while-busy.ts";

/** The open connections to one file. */
export type SqliteConnections = {
  /** For statements that only read; each sees everything acknowledged before it. */
  readonly reader: SqliteConnection;
  readonly writers: Turns<SqliteConnection>;
  /** For read-only transactions: their state is fixed, so no other read may share the connection. */
  readonly snapshots: Turns<SqliteConnection>;
  /** How long to wait for a file locked by another process, in milliseconds. */
  readonly patience: number;
  readonly watch: StorageWatch;
};

type Lent = {
  readonly connection: SqliteConnection;
  readonly writes: boolean;
  readonly giveBack: () => void;
};

/** The beginning of a statement that only reads; a pragma belongs to the writer, whose settings it may change. */
const SELECT = /^\s*select\b/i;

const onlyReads = ({ query, sql }: CompiledQuery) => SelectQueryNode.is(query) || SELECT.test(sql);

/** Kysely's connection: it borrows a real one when a statement shows which kind it needs. */
export class SqliteSession implements DatabaseConnection {
  readonly #connections: SqliteConnections;
  #lent: Lent | null = null;

  constructor(connections: SqliteConnections) {
    this.#connections = connections;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const until = this.#patienceEnds();
    if (this.#lent !== null) return this.#run(this.#lent.connection, query, until);
    const { reader, writers, watch } = this.#connections;
    if (onlyReads(query)) return this.#run(reader, query, until);
    const writer = await writers.take();
    try {
      watch.assertSound();
      const result = await this.#run<Row>(writer, query, until);
      watch.assertSound();
      return result;
    } finally {
      writers.giveBack(writer);
    }
  }

  /** Takes the write lock at once: a read that later becomes a write cannot wait for it. */
  async begin(only: "reads" | "writes"): Promise<void> {
    const until = this.#patienceEnds();
    const { snapshots, writers, watch } = this.#connections;
    const writes = only === "writes";
    const turns = writes ? writers : snapshots;
    const connection = await turns.take();
    this.#lent = { connection, writes, giveBack: () => turns.giveBack(connection) };
    if (writes) watch.assertSound();
    const begin = writes ? "begin immediate" : "begin";
    await this.#run(connection, CompiledQuery.raw(begin), until);
  }

  /**
   * A commit that finds the file locked has not happened, and may be retried. A commit to files that are gone is not
   * acknowledged.
   */
  async commit(): Promise<void> {
    await this.executeQuery(CompiledQuery.raw("commit"));
    if (this.#lent?.writes === true) this.#connections.watch.assertSound();
  }

  /** SQLite may already have rolled back; a second rollback would hide the original error. */
  async rollback(): Promise<void> {
    if (this.#lent?.connection.inTransaction() === true)
      await this.executeQuery(CompiledQuery.raw("rollback"));
  }

  release(): void {
    this.#lent?.giveBack();
    this.#lent = null;
  }

  /** Between two rows of a stream the shared reader would show all other reads an old state. */
  streamQuery(): never {
    throw new Error("SQLite's rows are read at once");
  }

  async #run<Row>(
    connection: SqliteConnection,
    query: CompiledQuery,
    until: number,
  ): Promise<QueryResult<Row>> {
    try {
      return await whileBusy(() => connection.executeQuery<Row>(query), until);
    } catch (error) {
      this.#connections.watch.note(error);
      throw error;
    }
  }

  #patienceEnds(): number {
    return performance.now() + this.#connections.patience;
  }
}
