import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import type { Database, Queries } from "../../../../server/infrastructure/persistence/database.ts";
import { findDatabaseFault } from "../../../../server/infrastructure/persistence/find-database-fault.ts";
import { transact } from "../../../../server/infrastructure/persistence/transact.ts";
import { STORAGES, STRICT_STORAGES } from "../../support/storages.ts";

const ISOLATIONS = [{ ...STORAGES[1], isolation: inject("isolation") }, ...STRICT_STORAGES];

describe.each(ISOLATIONS)("works that meet over $name", ({ isolation, start }) => {
  let database: Database;
  let stop: () => Promise<void>;
  const run = (statement: string) => sql.raw(statement).execute(database.queries);
  beforeAll(async () => {
    ({ database, stop } = await start());
    await run("create table counter (value integer)");
    await run("insert into counter values (0)");
    await run("create sequence tries");
    await run(`create function conflict() returns trigger language plpgsql as $$ begin
      if nextval('tries') < 3 then raise exception using errcode = '40001'; end if;
      return null;
    end $$`);
  });
  beforeEach(async () => {
    await run("drop trigger if exists conflict on counter");
    await run("update counter set value = 0");
    await run("alter sequence tries restart");
  });
  afterAll(() => stop());

  /** From now on two tries of a change have a conflict, and the third has none. */
  const haveConflicts = (when: "immediate" | "deferred") =>
    run(`create constraint trigger conflict after update on counter deferrable initially ${when}
      for each row execute function conflict()`);
  const count = (queries: Queries) => sql`update counter set value = value + 1`.execute(queries);
  const counted = async () => {
    const value = sql<{ readonly value: number }>`select value from counter`;
    return (await value.execute(database.queries)).rows[0]?.value;
  };

  it("have the isolation that was asked for", async () => {
    const show = sql<object>`show transaction_isolation`;
    const { rows } = await transact(database.queries, (queries) => show.execute(queries));
    expect(rows).toEqual([{ transaction_isolation: isolation }]);
  });

  it.each(["immediate", "deferred"] as const)(
    "are done anew as a whole after a conflict that is %s, and once",
    async (when) => {
      await haveConflicts(when);
      let tries = 0;
      await transact(database.queries, async (queries) => {
        tries += 1;
        await count(queries);
      });
      expect([tries, await counted()]).toEqual([3, 1]);
    },
  );

  it.each(["immediate", "deferred"] as const)(
    "and are a single statement are done anew after a conflict that is %s, and once",
    async (when) => {
      await haveConflicts(when);
      await count(database.queries);
      expect(await counted()).toBe(1);
    },
  );

  it("are no fault, where they look whether the database can write", async () => {
    const looks = Array.from({ length: 20 }, () => findDatabaseFault(database));
    expect(new Set(await Promise.all(looks.map((look) => look())))).toEqual(new Set([null]));
  });
});
