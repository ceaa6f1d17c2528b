import { pino } from "pino";
import { openDatabase } from "../../../server/composition/open-database.ts";
import type { Database } from "../../../server/infrastructure/persistence/database.ts";
import { layMigratedFile, newMigratedDatabase } from "./migrated.ts";
import type { Isolation } from "./start-postgres.ts";
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
  const databaseUrl = await newMigratedDatabase(isolation);
  const database = await openDatabase({ databaseUrl, dataDirectory: "" }, log);
  return { database, stop: database.close };
}

/** Both databases, so that one suite tests each. */
export const STORAGES = [
  { name: "SQLite", start: startSqlite },
  { name: "PostgreSQL", start: () => startOnPostgres() },
] as const;

/** Databases with a stricter isolation than their default. */
export const STRICT_STORAGES = [
  { name: "PostgreSQL, serializable", start: () => startOnPostgres("serializable") },
  { name: "PostgreSQL, repeatable read", start: () => startOnPostgres("repeatable read") },
] as const;
