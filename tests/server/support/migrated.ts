import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { openDatabase } from "../../../server/composition/open-database.ts";
import { copyOfDatabase, newDatabase } from "./shared-postgres.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

/** The database file, in its folder. */
const FILE = "fincontrol.sqlite";

const log = pino({ level: "silent" });

/** Opens a database for the first time, which creates the present tables. */
async function migrate(databaseUrl: string | null, dataDirectory: string) {
  const database = await openDatabase({ databaseUrl, dataDirectory }, log);
  await database.close();
}

async function migratedFile(): Promise<Uint8Array> {
  const directory = await temporaryDirectory();
  await migrate(null, directory.path);
  const file = await readFile(join(directory.path, FILE));
  await directory.remove();
  return file;
}

async function migratedDatabase(): Promise<string> {
  const address = await newDatabase();
  await migrate(address, "");
  return address;
}

let file: Promise<Uint8Array> | undefined;
let database: Promise<string> | undefined;

/**
 * Puts an empty database with the present tables into a folder. Creating the tables takes longer than the rest of a
 * start.
 */
export async function layMigratedFile(folder: string): Promise<void> {
  file ??= migratedFile();
  const path = join(folder, FILE);
  if (!existsSync(path)) await writeFile(path, await file, { mode: 0o600 });
}

/** Creates an empty database with the present tables in the shared PostgreSQL. */
export async function newMigratedDatabase(): Promise<string> {
  database ??= migratedDatabase();
  return copyOfDatabase(await database);
}
