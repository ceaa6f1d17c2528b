import { Kysely, PostgresDialect, sql } from "kysely";
import { Client, Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { InUse } from "../../../../server/infrastructure/persistence/refusals.ts";
import { postgresFlavour } from "../../../../server/infrastructure/persistence/migrations/flavour.ts";
import { migrate } from "../../../../server/infrastructure/persistence/migrations/migrate.ts";
import { NotCarriedOver } from "../../../../server/infrastructure/persistence/migrations/not-carried-over.ts";
import { openPostgres } from "../../../../server/infrastructure/persistence/postgres/open-postgres.ts";
import type { Tables } from "../../../../server/infrastructure/persistence/tables.ts";
import { FIRST_VERSIONS } from "../../support/first-version.ts";

// A machine that has much else to do may take long to make a database.
vi.setConfig({ testTimeout: 60_000 });

describe("migrating a PostgreSQL", () => {
  let storage: ReturnType<(typeof FIRST_VERSIONS)[1]["begin"]>;
  beforeAll(() => {
    storage = FIRST_VERSIONS[1].begin();
  });
  afterAll(() => storage.end());

  it("waits for a server that does so, longer than the database lets a statement or a lock take", async () => {
    const { databaseUrl: address } = await storage.lay();
    const other = new Client({ connectionString: address });
    await other.connect();
    const name = new URL(address).pathname.slice(1);
    for (const limit of ["statement_timeout", "lock_timeout"])
      await other.query(`alter database ${name} set ${limit} = '400ms'`);
    await other.query("select pg_advisory_lock(5501120260001)");

    const opening = openPostgres(
      address,
      () => {},
      () => {},
      async () => {},
    );
    const waits = `select 1 from pg_stat_activity where application_name = 'fincontrol'
      and datname = current_database() and wait_event = 'advisory' and clock_timestamp() - query_start > interval '500 ms'`;
    while ((await other.query(waits)).rowCount === 0);
    await other.end();
    await expect(opening.then(({ close }) => close())).resolves.toBeUndefined();
  });

  it("of tables in use is refused while another of our programs is connected, and changes nothing", async () => {
    const { databaseUrl: address, ask } = await storage.lay();
    const kept: string[] = [];
    const open = () =>
      openPostgres(
        address,
        () => {},
        () => {},
        async (migration) => {
          kept.push(migration);
        },
      );
    const other = new Client({ connectionString: address, application_name: "fincontrol" });
    await other.connect();
    await expect(open()).rejects.toThrow(InUse);
    const last = "select max(name) as last from kysely_migration";
    expect([kept, await ask(last)]).toEqual([[], [{ last: "0004-administrators" }]]);
    await other.end();
    const { close } = await open();
    expect(kept).toHaveLength(1);
    await close();
  });

  it("is undone when an amount is not carried over to the cent", async () => {
    const { databaseUrl: address, ask } = await storage.lay();
    const pool = new Pool({ connectionString: address });
    const queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    const imprecise = { ...postgresFlavour, int8: sql.raw("real") };
    await expect(migrate(queries, imprecise, 1)).rejects.toThrow(NotCarriedOver);
    await queries.destroy();
    const [executed] = await ask("select max(name) as last from kysely_migration");
    expect(executed?.["last"]).toBe("0004-administrators");
    expect(await ask("select id from transactions where user_id is not null")).not.toEqual([]);
  });
});
