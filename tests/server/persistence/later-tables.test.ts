import { sql } from "kysely";
import { describe, expect, it, vi } from "vitest";
import {
  postgresFlavour,
  sqliteFlavour,
} from "../../../server/infrastructure/persistence/migrations/flavour.ts";
import {
  LaterTables,
  migrate,
} from "../../../server/infrastructure/persistence/migrations/migrate.ts";
import { STORAGES } from "../support/storages.ts";

// A machine that has much else to do may take long to make a database.
vi.setConfig({ testTimeout: 60_000 });

describe.each(STORAGES)("over $name", ({ name, start }) => {
  it("a program leaves the tables of a later version alone", async () => {
    const { database, stop } = await start();
    const { queries } = database;
    const later = "9999-of-a-later-version";
    const moment = "2099-01-01T00:00:00.000Z";
    await sql`insert into kysely_migration values (${later}, ${moment})`.execute(queries);
    const flavour = name === "SQLite" ? sqliteFlavour : postgresFlavour;
    await expect(migrate(queries, flavour, 1)).rejects.toThrow(LaterTables);
    await stop();
  });
});
