import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Queries } from "../persistence/database.ts";
import { loadCopy } from "../persistence/copying/load-copy.ts";
import { writeCopy } from "../persistence/copying/write-copy.ts";
import { LaterTables } from "../persistence/migrations/migrate.ts";
import { isSound } from "../persistence/sqlite/check-sqlite.ts";
import { foldLog } from "../persistence/sqlite/fold-log.ts";
import { syncDirectory } from "../sync-directory.ts";
import { syncFile } from "../sync-file.ts";
import { DATABASE_FILE, PHOTOS_FOLDER, writeSummary } from "./backup-summary.ts";
import { copyPhotos, linkOrCopy } from "./copy-photos.ts";
import { lastNight } from "./earlier-copy.ts";
import type { Installation } from "./make-backup.ts";
import { loadPhotos, movePhotos } from "./put-photos.ts";
import { writePhotos } from "./write-photos.ts";

/** A laid backup, and the folder that keeps what it replaces; null where nothing must be replaced. */
type Laid = { readonly draft: string; readonly kept: string | null };

/**
 * Replaces the current database by a prepared backup in one step: a kill leaves the old or the new one. In a folder the
 * photos come first, since the database names them; in PostgreSQL they come with it.
 */
export const putDatabase = (installation: Installation, laid: Laid): Promise<void> =>
  installation.databaseUrl === null
    ? putFile(installation.dataDirectory, laid)
    : putTables(installation.databaseUrl, installation.dataDirectory, laid);

async function putFile(dataDirectory: string, { draft, kept }: Laid): Promise<void> {
  const [file, laid] = [join(dataDirectory, DATABASE_FILE), join(draft, DATABASE_FILE)];
  const photos = join(dataDirectory, PHOTOS_FOLDER);
  if (kept !== null && existsSync(file)) {
    foldLog(file);
    await mkdir(kept);
  }
  if (kept !== null) await copyPhotos(photos, join(kept, PHOTOS_FOLDER), "link");
  await movePhotos(join(draft, PHOTOS_FOLDER), photos);
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
  dataDirectory: string,
  { draft, kept }: Laid,
): Promise<void> {
  try {
    await loadCopy(databaseUrl, join(draft, DATABASE_FILE), {
      keep: kept === null ? null : (present) => keepTables(present, dataDirectory, kept),
      beforeCommit: async (loaded) => {
        await loadPhotos(loaded, join(draft, PHOTOS_FOLDER));
        if (kept !== null && existsSync(join(kept, DATABASE_FILE))) await writeSummary(kept);
      },
    });
  } catch (error) {
    if (kept !== null) await rm(kept, { recursive: true, force: true });
    throw error instanceof LaterTables ? new LaterPlace("", { cause: error }) : error;
  }
}

/** Earlier versions stored photos in the folder. */
async function keepTables(present: Queries, dataDirectory: string, kept: string): Promise<void> {
  await mkdir(kept);
  await copyPhotos(join(dataDirectory, PHOTOS_FOLDER), join(kept, PHOTOS_FOLDER), "link");
  await writePhotos(present, kept, await lastNight(dataDirectory));
  await writeCopy(present, join(kept, DATABASE_FILE));
}
