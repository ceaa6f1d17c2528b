import { CompiledQuery, SelectQueryNode, type DatabaseConnection, type QueryResult } from "kysely";
import type { SqliteConnection } from "./sqlite-connection.ts";
import type { Turns } from "./turns.ts";
import { whileBusy } from "./while-busy.ts";

/** The open connections to one file, and how long a locked file is waited for, in milliseconds. */
export type SqliteConnections = {
  /** For statements that read alone; each sees what was acknowledged before it. */
  readonly reader: SqliteConnection;
  readonly writers: Turns<SqliteConnection>;
  /** For transactions that only read: what they see stands still, so no other read may share it. */
  readonly snapshots: Turns<SqliteConnection>;
  readonly patience: number;
};

type Lent = { readonly connection: SqliteConnection; readonly giveBack: () => void };

/** Text that begins like this only reads; a pragma belongs to the writer, whose settings it may change. */
const SELECT = /^\s*select\b/i;

const onlyReads = ({ query, sql }: CompiledQuery) => SelectQueryNode.is(query) || SELECT.test(sql);

/** What Kysely takes for a connection: it borrows a real one when a statement tells which kind it needs. */
export class SqliteSession implements DatabaseConnection {
  readonly #connections: SqliteConnections;
  #lent: Lent | null = null;

  constructor(connections: SqliteConnections) {
    this.#connections = connections;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const until = this.#patienceEnds();
    if (this.#lent !== null) return run(this.#lent.connection, query, until);
    if (onlyReads(query)) return run(this.#connections.reader, query, until);
    const { connection, giveBack } = await borrow(this.#connections.writers);
    try {
      return await run(connection, query, until);
    } finally {
      giveBack();
    }
  }

  /** Takes the write lock at once: a read that later turns into a write cannot wait for it. */
  async begin(only: "reads" | "writes"): Promise<void> {
    const until = this.#patienceEnds();
    const { snapshots, writers } = this.#connections;
    this.#lent = await borrow(only === "reads" ? snapshots : writers);
    const begin = only === "reads" ? "begin" : "begin immediate";
    await run(this.#lent.connection, CompiledQuery.raw(begin), until);
  }

  /** A commit that finds the file locked has not happened, and may be tried again. */
  async commit(): Promise<void> {
    await this.executeQuery(CompiledQuery.raw("commit"));
  }

  /** SQLite may have rolled back by itself; a second rollback would hide the error that caused it. */
  async rollback(): Promise<void> {
    if (this.#lent?.connection.inTransaction() === true)
      await this.executeQuery(CompiledQuery.raw("rollback"));
  }

  release(): void {
    this.#lent?.giveBack();
    this.#lent = null;
  }

  /** Between two rows of a stream the shared reader would show every other read an old state. */
  streamQuery(): never {
    throw new Error("SQLite's rows are read at once");
  }

  #patienceEnds(): number {
    return performance.now() + this.#connections.patience;
  }
}

async function borrow(turns: Turns<SqliteConnection>): Promise<Lent> {
  const connection = await turns.take();
  return { connection, giveBack: () => turns.giveBack(connection) };
}

const run = <Row>(connection: SqliteConnection, query: CompiledQuery, until: number) =>
  whileBusy(() => connection.executeQuery<Row>(query), until);
