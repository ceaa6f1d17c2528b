import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { Database } from "../infrastructure/persistence/database.ts";
import type { TellFault } from "../infrastructure/persistence/storage-watch.ts";

/** Opens the database that the configuration names; only its own driver is loaded. */
export async function openDatabase(
  { databaseUrl, dataDirectory }: Pick<Config, "databaseUrl" | "dataDirectory">,
  log: Logger,
  lockPatience?: number,
): Promise<Database> {
  const tellFault: TellFault = (fault, isNow) =>
    log[isNow === "there" ? "error" : "warn"]({ fault, isNow }, "storage at fault");
  if (databaseUrl !== null) {
    const { openPostgres } = await import("../infrastructure/persistence/open-postgres.ts");
    const onIdleError = ({ name }: Error) => log.warn({ name }, "idle connection lost");
    return openPostgres(databaseUrl, onIdleError, tellFault);
  }
  const { openSqlite } = await import("../infrastructure/persistence/open-sqlite.ts");
  return openSqlite(join(dataDirectory, "fincontrol.sqlite"), { tellFault, lockPatience });
}
