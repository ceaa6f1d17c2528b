import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { Kysely, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSqlite } from "../../../server/infrastructure/persistence/sqlite/open-sqlite.ts";
import { MAX_SNAPSHOTS } from "../../../server/infrastructure/persistence/sqlite/sqlite-connections.ts";
import type { Database, Queries } from "../../../server/infrastructure/persistence/database.ts";
import { sqliteConnection } from "../../../server/infrastructure/persistence/sqlite/sqlite-connection.ts";
import { sqliteDialect } from "../../../server/infrastructure/persistence/sqlite/sqlite-dialect.ts";
import { storageFailureOf } from "../../../server/infrastructure/persistence/storage-failure-of.ts";
import type { Tables } from "../../../server/infrastructure/persistence/tables.ts";
import { storageWatch } from "../../../server/infrastructure/persistence/storage-watch.ts";
import { turns } from "../../../server/infrastructure/persistence/lend-in-turn.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let file: string;
beforeEach(async () => {
  directory = await temporaryDirectory();
  file = join(directory.path, "fincontrol.sqlite");
});
afterEach(() => directory.remove());

const NAMES = sql<{ name: string }>`select name from kysely_migration where name like 'x%'`;
const namesIn = async (queries: Queries) =>
  (await NAMES.execute(queries)).rows.map(({ name }) => name).toSorted();
const add = (queries: Queries, name: string) =>
  sql`insert into kysely_migration values (${name}, '')`.execute(queries);

const failureOf = async (work: Promise<unknown>) =>
  work.then(
    () => "none",
    (error: unknown) => storageFailureOf(error),
  );

/** Holds the write lock as another process would. */
function lock() {
  const other = new BetterSqlite(file);
  other.exec("begin immediate");
  return () => {
    other.exec("rollback");
    other.close();
  };
}

describe("the connections to one file", () => {
  let database: Database;
  let queries: Queries;
  const open = async (patience?: number) => {
    database = await openSqlite(file, {
      tellFault: () => {},
      keepBefore: async () => {},
      lockPatience: patience,
    });
    ({ queries } = database);
  };
  afterEach(() => database.close());

  it("let everybody read what is acknowledged, and nobody what is not", async () => {
    await open();
    await add(queries, "x1");
    await queries.transaction().execute(async (transaction) => {
      await add(transaction, "x2");
      expect(await namesIn(transaction)).toEqual(["x1", "x2"]);
      expect(await namesIn(queries)).toEqual(["x1"]);
    });
    expect(await namesIn(queries)).toEqual(["x1", "x2"]);
  });

  it("keep the moment of a snapshot to itself, however many there are", async () => {
    await open();
    await add(queries, "x1");
    const snapshot = () =>
      queries
        .transaction()
        .setAccessMode("read only")
        .execute(async (transaction) => {
          const before = await namesIn(transaction);
          const name = `x${Math.random()}`;
          await add(queries, name);
          expect(await namesIn(queries)).toContain(name);
          expect(await namesIn(transaction)).toEqual(before);
        });
    await Promise.all(Array.from({ length: 3 * MAX_SNAPSHOTS }, snapshot));
    expect(await namesIn(queries)).toHaveLength(1 + 3 * MAX_SNAPSHOTS);
  });

  it("refuse to write in a transaction that said it would only read", async () => {
    await open();
    const transaction = queries.transaction().setAccessMode("read only");
    await expect(transaction.execute((reading) => add(reading, "x1"))).rejects.toThrow("readonly");
    expect(await namesIn(queries)).toEqual([]);
  });

  it("write in the order in which they were asked to", async () => {
    await open();
    const names = Array.from({ length: 20 }, (_, index) => `x${index}`);
    const done: string[] = [];
    await Promise.all(names.map((name) => add(queries, name).then(() => done.push(name))));
    expect(done).toEqual(names);
  });

  it.each([
    ["a statement", (name: string) => add(queries, name)],
    [
      "a transaction",
      (name: string) => queries.transaction().execute((transaction) => add(transaction, name)),
    ],
  ])("let %s wait for another process's lock, and writes it once", async (_, write) => {
    await open();
    const unlock = lock();
    let isDone = false;
    const writing = write("x1").finally(() => {
      isDone = true;
    });
    for (let count = 0; count < 20; count += 1) expect(await namesIn(queries)).toEqual([]);
    expect(isDone).toBe(false);
    unlock();
    await writing;
    expect(await namesIn(queries)).toEqual(["x1"]);
  });

  it("give up a lock that lasts, for every one who waits, and are none the worse for it", async () => {
    await open(20);
    const unlock = lock();
    const names = ["x1", "x2", "x3", "x4"];
    const failures = await Promise.all(names.map((name) => failureOf(add(queries, name))));
    expect(failures).toEqual(names.map(() => "unavailable"));
    const transaction = queries.transaction().execute((waiting) => add(waiting, "x5"));
    expect(await failureOf(transaction)).toBe("unavailable");
    unlock();
    await add(queries, "x6");
    expect(await namesIn(queries)).toEqual(["x6"]);
  });
});

describe("a commit that finds the file locked", () => {
  /** Without its log SQLite lets nobody commit while another reads. */
  async function withoutLog(patience: number) {
    const writer = new BetterSqlite(file, { timeout: 0 });
    writer.exec("create table if not exists kysely_migration (name text, timestamp text)");
    const connection = await sqliteConnection(writer);
    const close = () => writer.close();
    const connections = {
      reader: connection,
      writers: turns([connection]),
      snapshots: turns([connection]),
      patience,
      watch: storageWatch(
        () => false,
        () => {},
      ),
    };
    return new Kysely<Tables>({ dialect: sqliteDialect(connections, close) });
  }

  const addInTransaction = (queries: Queries, name: string) =>
    queries.transaction().execute((transaction) => add(transaction, name));

  /** Reads as another process would, and has not finished. */
  function read() {
    const other = new BetterSqlite(file);
    other.exec("begin");
    other.prepare("select * from kysely_migration").all();
    return () => other.close();
  }

  it("waits, and is done once", async () => {
    const queries = await withoutLog(5_000);
    const stopReading = read();
    const writing = addInTransaction(queries, "x1");
    await new Promise((resolve) => setImmediate(resolve));
    stopReading();
    await writing;
    expect(await namesIn(queries)).toEqual(["x1"]);
    await queries.destroy();
  });

  it("leaves nothing behind when it gives up", async () => {
    const queries = await withoutLog(0);
    const stopReading = read();
    expect(await failureOf(addInTransaction(queries, "x1"))).toBe("unavailable");
    stopReading();
    await addInTransaction(queries, "x2");
    expect(await namesIn(queries)).toEqual(["x2"]);
    await queries.destroy();
  });
});
