import { existsSync } from "node:fs";
import { mkdir, rm, statfs } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Queries } from "../persistence/database.ts";
import { withSnapshot } from "../persistence/copying/snapshot.ts";
import { writeCopy } from "../persistence/copying/write-copy.ts";
import { syncDirectory } from "../sync-directory.ts";
import { DATABASE_FILE, PHOTOS_FOLDER, SUMMARY_FILE, writeSummary } from "./backup-summary.ts";
import { copyPhotos } from "./copy-photos.ts";
import { lastNight } from "./earlier-copy.ts";
import { verifyBackup } from "./verify-backup.ts";
import { roomForPhotos, writePhotos } from "./write-photos.ts";

/** The data of an installation: database and photos, in a folder or in PostgreSQL. */
export type Installation = { readonly dataDirectory: string; readonly databaseUrl: string | null };

/** The place of an installation's database, as the operator's sentences name it. */
export const placeOf = ({ dataDirectory, databaseUrl }: Installation): string =>
  databaseUrl === null ? `DATA_DIR (${dataDirectory})` : "DATABASE_URL";

/** The folder has a backup already. */
export class AlreadyThere extends Error {}

/** A backup would take the space of users' data. */
export class TooLittleRoom extends Error {
  readonly code = "ENOSPC";
}

/** The written backup reads differently from its source. */
export class NotVerified extends Error {}

/** The free space of the disk that a folder is on, in bytes. */
type FreeBytes = (folder: string) => Promise<number>;

const ofFileSystem: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** The free space required beside the data, in multiples of the database's size. */
const FREE_SPACE_FACTOR = 3;

/**
 * Backs up database and photos as of one moment into a folder, and verifies the result. A failed backup leaves nothing
 * behind.
 */
export async function makeBackup(
  { dataDirectory, databaseUrl }: Installation,
  folder: string,
  freeBytes: FreeBytes = ofFileSystem,
): Promise<void> {
  const target = join(folder, DATABASE_FILE);
  if (existsSync(target)) throw new AlreadyThere();
  const photos = join(dataDirectory, PHOTOS_FOLDER);
  const targetPhotos = join(folder, PHOTOS_FOLDER);
  const hadPhotos = existsSync(targetPhotos);
  const isBeside = !relative(dataDirectory, folder).startsWith("..");
  const earlier = isBeside ? await lastNight(dataDirectory) : null;
  /**
   * Photos never change, so the copies before and after together have all that the database may name. A PostgreSQL that
   * was migrated just now may still have some in the folder, whence they go into the database.
   */
  const copyFiles = () => copyPhotos(photos, targetPhotos, isBeside ? "link" : "copy");
  const copyImages = (queries: Queries) => writePhotos(queries, folder, earlier);
  const place = { file: join(dataDirectory, DATABASE_FILE), databaseUrl };
  let made: string | undefined;
  try {
    await withSnapshot(place, async ({ queries, bytes }) => {
      made = await mkdir(folder, { recursive: true });
      const room = FREE_SPACE_FACTOR * bytes + (await roomForPhotos(queries, earlier));
      if (isBeside && (await freeBytes(folder)) < room) throw new TooLittleRoom();
      await copyFiles();
      await copyImages(queries);
      await writeCopy(queries, target);
    });
    await copyFiles();
    if (databaseUrl !== null) await withSnapshot(place, ({ queries }) => copyImages(queries));
    await writeSummary(folder);
    await syncDirectory(folder);
    if ((await verifyBackup(folder, folder)).kind !== "sound") throw new NotVerified();
  } catch (error) {
    const parts = [target, join(folder, SUMMARY_FILE), ...(hadPhotos ? [] : [targetPhotos])];
    const unfinished = made === undefined ? parts : [made];
    for (const path of unfinished) await rm(path, { recursive: true, force: true });
    throw error;
  }
}
