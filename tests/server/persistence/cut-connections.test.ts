import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  cutWhenSilent,
  openPostgres,
} from "../../../server/infrastructure/persistence/postgres/open-postgres.ts";
import type { Database, Queries } from "../../../server/infrastructure/persistence/database.ts";
import {
  isLostConnection,
  storageFailureOf,
} from "../../../server/infrastructure/persistence/storage-failure-of.ts";
import { openPool } from "../../../server/infrastructure/persistence/postgres/open-pool.ts";
import { transact } from "../../../server/infrastructure/persistence/transact.ts";
import { newDatabase } from "../support/shared-postgres.ts";
import { stallingNetwork } from "../support/stalling-network.ts";

describe("a work over PostgreSQL whose connection is cut", () => {
  let database: Database;
  let lost: PromiseWithResolvers<void>;
  let told: number;
  beforeEach(async () => {
    lost = Promise.withResolvers();
    told = 0;
    const tellLost = () => {
      told += 1;
      lost.resolve();
    };
    database = await openPostgres(
      await newDatabase(),
      tellLost,
      () => {},
      async () => {},
    );
    await sql`create table kept (try integer)`.execute(database.queries);
  });
  afterEach(() => database.close());

  const cutSelf = (queries: Queries) =>
    sql`select pg_terminate_backend(pg_backend_pid())`.execute(queries);
  const keep = (queries: Queries, attempt: number) =>
    sql`insert into kept values (${attempt})`.execute(queries);
  const kept = async () => {
    const { rows } = await sql<{ try: number }>`select try from kept`.execute(database.queries);
    return rows.map((row) => row.try);
  };

  it("in the midst of a statement is done anew, and once", async () => {
    let tries = 0;
    await transact(database.queries, async (queries) => {
      tries += 1;
      await keep(queries, tries);
      if (tries < 3) await cutSelf(queries);
    });
    expect([tries, await kept()]).toEqual([3, [3]]);
  });

  it("between two statements is done anew, and its loss is told once", async () => {
    let tries = 0;
    await transact(database.queries, async (queries) => {
      tries += 1;
      await keep(queries, tries);
      if (tries > 1) return;
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(queries);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.queries);
      await lost.promise;
      await keep(queries, tries);
    });
    expect([tries, await kept(), told]).toEqual([2, [2], 1]);
  });

  it("while it is being kept is not done anew, since nobody knows whether it is", async () => {
    await sql`create function cut() returns trigger language plpgsql as
      'begin perform pg_terminate_backend(pg_backend_pid()); return null; end'`.execute(
      database.queries,
    );
    await sql`create constraint trigger cut after insert on kept deferrable initially deferred
      for each row execute function cut()`.execute(database.queries);
    let tries = 0;
    const failure: unknown = await transact(database.queries, (queries) => {
      tries += 1;
      return keep(queries, tries);
    }).catch((error: unknown) => error);
    expect([tries, storageFailureOf(failure), await kept()]).toEqual([1, "unavailable", []]);
  });

  it("again and again is given up", async () => {
    let tries = 0;
    const failure: unknown = await transact(database.queries, (queries) => {
      tries += 1;
      return cutSelf(queries);
    }).catch((error: unknown) => error);
    expect([tries, storageFailureOf(failure)]).toEqual([5, "unavailable"]);
  });
});

describe("a connection to PostgreSQL that vanishes without a word", () => {
  it("is cut as a lost one once it was silent for long, and the next statement has another", async () => {
    const network = await stallingNetwork(await newDatabase());
    let told = 0;
    const tellLost = () => {
      told += 1;
    };
    const pool = openPool(network.address, tellLost, { max: 1, stream: cutWhenSilent(500) });
    const ask = () => pool.query("select 1 as one");
    expect((await ask()).rows).toEqual([{ one: 1 }]);
    network.stall();
    const failure: unknown = await ask().catch((error: unknown) => error);
    expect([isLostConnection(failure), told]).toEqual([true, 1]);
    expect((await ask()).rows).toEqual([{ one: 1 }]);
    await pool.end();
    await network.close();
  });
});
