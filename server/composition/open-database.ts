import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { Database } from "../infrastructure/persistence/database.ts";

/** Opens the database that the configuration names; only its own driver is loaded. */
export async function openDatabase(
  { databaseUrl, dataDirectory }: Pick<Config, "databaseUrl" | "dataDirectory">,
  log: Logger,
  lockPatience?: number,
): Promise<Database> {
  if (databaseUrl !== null) {
    const { openPostgres } = await import("../infrastructure/persistence/open-postgres.ts");
    return openPostgres(databaseUrl, ({ name }) => log.warn({ name }, "idle connection lost"));
  }
  const { openSqlite } = await import("../infrastructure/persistence/open-sqlite.ts");
  return openSqlite(join(dataDirectory, "fincontrol.sqlite"), lockPatience);
}
