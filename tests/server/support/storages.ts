import { pino } from "pino";
import { openDatabase } from "../../../server/composition/open-database.ts";
import type { Database } from "../../../server/infrastructure/persistence/database.ts";
import { isolate, type Isolation } from "./isolate.ts";
import { layMigratedFile, newMigratedDatabase } from "./migrated.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

type Opened = { readonly database: Database; readonly stop: () => Promise<void> };

const log = pino({ level: "silent" });

async function startSqlite(): Promise<Opened> {
  const directory = await temporaryDirectory();
  await layMigratedFile(directory.path);
  const database = await openDatabase({ databaseUrl: null, dataDirectory: directory.path }, log);
  const stop = async () => {
    await database.close();
    await directory.remove();
  };
  return { database, stop };
}

async function startOnPostgres(isolation?: Isolation): Promise<Opened> {
  const databaseUrl = await newMigratedDatabase();
  if (isolation !== undefined) await isolate(databaseUrl, isolation);
  const database = await openDatabase({ databaseUrl, dataDirectory: "" }, log);
  return { database, stop: database.close };
}

/** Both databases, so that one suite tests each. */
export const STORAGES = [
  { name: "SQLite", start: startSqlite },
  { name: "PostgreSQL", start: () => startOnPostgres() },
] as const;

const ISOLATIONS = ["serializable", "repeatable read"] as const;

/** PostgreSQL under stricter isolations than the one the product asks for. */
export const STRICT_STORAGES = ISOLATIONS.map((isolation) => ({
  name: `PostgreSQL, ${isolation}`,
  isolation,
  start: () => startOnPostgres(isolation),
}));
