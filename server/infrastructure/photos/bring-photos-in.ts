import { rmdir } from "node:fs/promises";
import type { Logger } from "pino";
import { errorCode } from "../../shared/error-code.ts";
import type { Queries } from "../persistence/database.ts";
import { kyselyPhotos } from "../persistence/goals/kysely-photos.ts";
import { bringImage, photoImages } from "../persistence/postgres/photo-images.ts";
import { isBrokenReference } from "../persistence/storage-failure-of.ts";
import { directoryPhotoFiles, photoFile, photosIn } from "./directory-photo-files.ts";

/** The file of a photo could not be moved into the database, and is where it was. */
export class PhotoNotBroughtIn extends Error {}

/**
 * Moves the photos of a folder, where earlier versions stored them beside PostgreSQL, into the database: one at a time, each
 * file removed once its image is stored. Cut off anywhere it is repeated with the next start; several servers may do it
 * at once. Files that no ledger names stay: they may be another database's, whose address was given up by mistake.
 */
export async function bringPhotosIn(queries: Queries, folder: string, log: Logger): Promise<void> {
  const names = await photosIn(folder);
  if (names.length === 0) return;
  let moved = 0;
  for (const name of names) {
    try {
      if (await bringIn(queries, folder, name)) moved += 1;
    } catch (error) {
      const code = errorCode(error) || "?";
      throw new PhotoNotBroughtIn(`${photoFile(name)}: ${code}`, { cause: error });
    }
  }
  const left = (await photosIn(folder)).length;
  // Something else may be in it, and another server may have removed it.
  if (left === 0) await rmdir(folder).catch(() => {});
  if (moved > 0) log.warn({ moved, left }, "photos were moved into the database");
}

/** Returns whether the photo is in the database now, and its file gone. */
async function bringIn(queries: Queries, folder: string, name: string): Promise<boolean> {
  if (!(await kyselyPhotos(queries).exists(name))) return false;
  const files = directoryPhotoFiles(folder);
  const webp = await files.read(name);
  // Another server has moved it.
  if (webp === null) return false;
  await bringImage(queries, name, webp).catch((error: unknown) => {
    // Its ledger has just given it up.
    if (!isBrokenReference(error)) throw error;
  });
  if ((await photoImages(queries).size(name)) === null) return false;
  await files.remove(name);
  return true;
}
