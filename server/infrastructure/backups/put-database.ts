import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { loadCopy } from "../persistence/copying/load-copy.ts";
import { writeCopy } from "../persistence/copying/write-copy.ts";
import { LaterTables } from "../persistence/migrations/migrate.ts";
import { isSound } from "../persistence/sqlite/check-sqlite.ts";
import { foldLog } from "../persistence/sqlite/fold-log.ts";
import { syncDirectory } from "../sync-directory.ts";
import { syncFile } from "../sync-file.ts";
import { DATABASE_FILE, writeSummary } from "./backup-summary.ts";
import { linkOrCopy } from "./copy-photos.ts";
import type { Installation } from "./make-backup.ts";

/**
 * Puts a laid database in the place of what is there, at once: a kill leaves the one or the other. What was there is
 * kept in a folder, unless that is null. The photos come before the database that names them.
 */
export const putDatabase = (
  { dataDirectory, databaseUrl }: Installation,
  laid: string,
  kept: string | null,
  putPhotos: () => Promise<void>,
): Promise<void> =>
  databaseUrl === null
    ? putFile(join(dataDirectory, DATABASE_FILE), laid, kept, putPhotos)
    : putTables(databaseUrl, laid, kept, putPhotos);

async function putFile(
  file: string,
  laid: string,
  kept: string | null,
  putPhotos: () => Promise<void>,
): Promise<void> {
  if (kept !== null && existsSync(file)) {
    foldLog(file);
    await mkdir(kept);
  }
  await putPhotos();
  if (kept !== null && existsSync(file)) await keepFile(file, kept);
  await syncFile(laid);
  await rename(laid, file);
  await syncDirectory(dirname(file));
}

/** SQLite's log is left beside a damaged file only; it would spoil the one that takes its place. */
async function keepFile(file: string, kept: string): Promise<void> {
  for (const ending of ["", "-wal", "-shm"])
    await linkOrCopy(file + ending, join(kept, DATABASE_FILE + ending));
  if (isSound(join(kept, DATABASE_FILE), "full")) await writeSummary(kept);
  await syncDirectory(kept);
  for (const ending of ["-wal", "-shm"]) await rm(file + ending, { force: true });
}

/** The present tables are of a later version, which this program cannot keep. */
export class LaterPlace extends Error {}

async function putTables(
  databaseUrl: string,
  laid: string,
  kept: string | null,
  putPhotos: () => Promise<void>,
): Promise<void> {
  try {
    await loadCopy(databaseUrl, laid, {
      keep:
        kept === null
          ? null
          : async (present) => {
              await mkdir(kept);
              await writeCopy(present, join(kept, DATABASE_FILE));
            },
      beforeCommit: async () => {
        await putPhotos();
        if (kept !== null && existsSync(join(kept, DATABASE_FILE))) await writeSummary(kept);
      },
    });
  } catch (error) {
    if (kept !== null) await rm(kept, { recursive: true, force: true });
    throw error instanceof LaterTables ? new LaterPlace("", { cause: error }) : error;
  }
}
