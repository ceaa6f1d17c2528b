import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { Kysely, PostgresDialect, SqliteDialect } from "kysely";
import { Pool } from "pg";
import { pino } from "pino";
import { expect } from "vitest";
import { openDatabase } from "../../../server/composition/open-database.ts";
import {
  postgresFlavour,
  sqliteFlavour,
} from "../../../server/infrastructure/persistence/migrations/flavour.ts";
import { migratorOf } from "../../../server/infrastructure/persistence/migrations/migrate.ts";
import type { Tables } from "../../../server/infrastructure/persistence/tables.ts";
import type { FirstVersion } from "./first-version.ts";

/** Migrates data of the first version up to a migration. */
export async function bringTo(name: string, { dataDirectory, databaseUrl }: FirstVersion) {
  const flavour = databaseUrl === undefined ? sqliteFlavour : postgresFlavour;
  const file = join(dataDirectory, "fincontrol.sqlite");
  const dialect =
    databaseUrl === undefined
      ? new SqliteDialect({ database: new BetterSqlite(file) })
      : new PostgresDialect({ pool: new Pool({ connectionString: databaseUrl }) });
  const queries = new Kysely<Tables>({ dialect });
  const { error } = await migratorOf(queries, flavour, 1).migrateTo(name);
  await queries.destroy();
  expect(error).toBe(undefined);
}

/** Migrates them to the present version. */
export async function bringHere({ dataDirectory, databaseUrl }: FirstVersion) {
  const where = { dataDirectory, databaseUrl: databaseUrl ?? null };
  const database = await openDatabase(where, pino({ level: "silent" }));
  await database.close();
}
