import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { lisbonCalendar } from "../infrastructure/lisbon-calendar.ts";
import type { Database } from "../infrastructure/persistence/database.ts";
import { bringPhotosIn } from "../infrastructure/photos/bring-photos-in.ts";
import type { KeepBefore } from "../infrastructure/persistence/migrations/migrate.ts";
import { readSeen } from "../infrastructure/persistence/postgres/seen-file.ts";
import type { TellFault } from "../infrastructure/persistence/storage-watch.ts";
import { systemClock } from "../infrastructure/system-clock.ts";
import { errorCode } from "../shared/error-code.ts";

/** The backup before a migration of PostgreSQL could not be made, so nothing was migrated. */
export class NotKept extends Error {}

type Place = Pick<Config, "databaseUrl" | "dataDirectory"> & Partial<Pick<Config, "databasePool">>;

type Opening = {
  /** Called with the path of the backup made before a migration. */
  readonly tellBackUp?: (copy: string) => void;
  /** How long to wait for a file locked by another process, in milliseconds. */
  readonly lockPatience?: number | undefined;
};

/** Opens the configured database; only its own driver is loaded. */
export async function openDatabase(
  { databaseUrl, dataDirectory, databasePool: most = null }: Place,
  log: Logger,
  { tellBackUp = () => {}, lockPatience }: Opening = {},
): Promise<Database> {
  const tellFault: TellFault = (fault, isNow) =>
    log[isNow === "there" ? "error" : "warn"]({ fault, isNow }, "storage at fault");
  const keepBefore: KeepBefore = async (migration) => {
    const { keptBefore } = await import("../infrastructure/backups/kept-before.ts");
    const today = lisbonCalendar(systemClock).today();
    tellBackUp(await keptBefore({ databaseUrl, dataDirectory }, migration, today));
  };
  if (databaseUrl !== null) {
    const { openPostgres } =
      await import("../infrastructure/persistence/postgres/open-postgres.ts");
    const tellLost = (error: Error) => log.warn({ code: errorCode(error) }, "connection lost");
    const keepOrGiveUp: KeepBefore = (migration) =>
      keepBefore(migration).catch((error: unknown) => {
        throw new NotKept(errorCode(error), { cause: error });
      });
    const settings = { lastSeen: await readSeen(dataDirectory), most };
    const database = await openPostgres(databaseUrl, tellLost, tellFault, keepOrGiveUp, settings);
    await bringPhotosIn(database.queries, join(dataDirectory, "photos"), log).catch(
      async (error: unknown) => {
        await database.close();
        throw error;
      },
    );
    return database;
  }
  const { openSqlite } = await import("../infrastructure/persistence/sqlite/open-sqlite.ts");
  const told = { tellFault, keepBefore, lockPatience };
  return openSqlite(join(dataDirectory, "fincontrol.sqlite"), told);
}
