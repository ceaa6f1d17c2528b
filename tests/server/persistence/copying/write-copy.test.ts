import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { Kysely, sql, SqliteDialect } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { withSnapshot } from "../../../../server/infrastructure/persistence/copying/snapshot.ts";
import { writeCopy } from "../../../../server/infrastructure/persistence/copying/write-copy.ts";
import { OWN_TABLES } from "../../../../server/infrastructure/persistence/postgres/own-tables.ts";
import type { Tables } from "../../../../server/infrastructure/persistence/tables.ts";
import { fillLedger } from "../../support/fill-ledger.ts";
import { FULL_AT, newFullAccount } from "../../support/full-account.ts";
import { memberOf } from "../../support/ledgers.ts";
import { newMigratedDatabase } from "../../support/migrated.ts";
import { startTestServer, type TestServer } from "../../support/start-test-server.ts";
import { allRowsOf } from "../../support/all-rows-of.ts";
import { temporaryDirectory } from "../../support/temporary-directory.ts";
import { testClock } from "../../support/test-clock.ts";

// A busy machine may take long to fill a database.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

describe.each([
  { name: "SQLite", databaseOf: async () => null },
  { name: "PostgreSQL", databaseOf: () => newMigratedDatabase() },
])("a copy of $name", ({ databaseOf }) => {
  let server: TestServer;
  let databaseUrl: string | null;
  let folder: Awaited<ReturnType<typeof temporaryDirectory>>;
  beforeAll(async () => {
    databaseUrl = await databaseOf();
    folder = await temporaryDirectory();
    const clock = testClock(FULL_AT);
    const settings = databaseUrl === null ? { clock } : { clock, databaseUrl };
    server = await startTestServer({ ...settings, checkoutUrl: "https://pagar.exemplo.pt/" });
    const { person } = await newFullAccount(server);
    const member = await memberOf(server.database, person.user.id);
    // More rows than a page has.
    const many = { kind: "expense", count: 1_234, amount: 3 } as const;
    await fillLedger(server.database.queries, member, many);
  });
  afterAll(async () => {
    await server.close();
    await folder.remove();
  });

  const copyTo = (target: string, meanwhile = async () => {}) => {
    const place = { file: join(server.dataDirectory, "fincontrol.sqlite"), databaseUrl };
    return withSnapshot(place, async ({ queries }) => {
      await sql`select count(*) from users`.execute(queries);
      await meanwhile();
      await writeCopy(queries, target);
    });
  };

  const rowsOfCopy = async (file: string) => {
    const database = new BetterSqlite(file, { readonly: true });
    const queries = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
    const rows = await allRowsOf(queries);
    await queries.destroy();
    return rows;
  };

  const isCopied = (name: string) => !OWN_TABLES.some((own) => own === name);
  const withoutHome = ({ database_home: _, ...rows }: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(rows).filter(([name]) => isCopied(name)));

  it("has every row of every table but those of PostgreSQL alone, and not the place where it was", async () => {
    const target = join(folder.path, "copia.sqlite");
    await copyTo(target);
    const [there, copied] = [await allRowsOf(server.database.queries), await rowsOfCopy(target)];
    expect(Object.keys(copied).toSorted()).toEqual(Object.keys(there).filter(isCopied).toSorted());
    expect(withoutHome(copied)).toEqual(withoutHome(there));
    expect(copied["transactions"]?.length).toBeGreaterThan(1_234);
    expect(copied["database_home"]).toEqual([{ ...there["database_home"]?.[0], place: "" }]);
  });

  it("is of one moment, whatever is written meanwhile", async () => {
    const before = await allRowsOf(server.database.queries);
    const target = join(folder.path, "momento.sqlite");
    await copyTo(target, async () => {
      await server.database.queries.updateTable("goals").set({ name: "Depois" }).execute();
      await server.database.queries.deleteFrom("notifications").execute();
    });
    expect(withoutHome(await rowsOfCopy(target))).toEqual(withoutHome(before));
  });

  it("is not made of a table with a column that this version does not know", async () => {
    const { queries } = server.database;
    await sql`alter table goals add column colour text`.execute(queries);
    const made = copyTo(join(folder.path, "outra.sqlite"));
    await expect(made).rejects.toThrow("the columns of goals");
    await sql`alter table goals drop column colour`.execute(queries);
  });
});
