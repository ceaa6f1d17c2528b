import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { TellBackUp } from "../infrastructure/persistence/sqlite/back-up-before.ts";
import type { Database } from "../infrastructure/persistence/database.ts";
import type { TellFault } from "../infrastructure/persistence/sqlite/storage-watch.ts";
import { errorCode } from "../shared/error-code.ts";

type Opening = {
  /** Called with the path of the backup made before a migration. */
  readonly tellBackUp?: TellBackUp;
  /** How long to wait for a file locked by another process, in milliseconds. */
  readonly lockPatience?: number | undefined;
};

/** Opens the configured database; only its own driver is loaded. */
export async function openDatabase(
  { databaseUrl, dataDirectory }: Pick<Config, "databaseUrl" | "dataDirectory">,
  log: Logger,
  { tellBackUp = () => {}, lockPatience }: Opening = {},
): Promise<Database> {
  const tellFault: TellFault = (fault, isNow) =>
    log[isNow === "there" ? "error" : "warn"]({ fault, isNow }, "storage at fault");
  if (databaseUrl !== null) {
    const { openPostgres } =
      await import("../infrastructure/persistence/postgres/open-postgres.ts");
    const tellLost = (error: Error) => log.warn({ code: errorCode(error) }, "connection lost");
    return openPostgres(databaseUrl, tellLost, tellFault);
  }
  const { openSqlite } = await import("../infrastructure/persistence/sqlite/open-sqlite.ts");
  const told = { tellFault, tellBackUp, lockPatience };
  return openSqlite(join(dataDirectory, "fincontrol.sqlite"), told);
}
