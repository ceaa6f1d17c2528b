import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "../../shared/error-code.ts";
import { DATABASE_FILE, PHOTOS_FOLDER, SUMMARY_FILE } from "./backup-summary.ts";

/**
 * Returns the first part of a backup that is neither a file nor the folder of the photos: a link would lead out of the
 * backup, also later, and the reading of a pipe or a device never ends.
 */
export async function oddPart(folder: string): Promise<string | undefined> {
  for (const file of [DATABASE_FILE, SUMMARY_FILE])
    if ((await kindOf(join(folder, file)))?.isFile() === false) return file;
  const photos = join(folder, PHOTOS_FOLDER);
  const kind = await kindOf(photos);
  if (kind === null) return undefined;
  if (!kind.isDirectory()) return PHOTOS_FOLDER;
  const odd = (await readdir(photos, { withFileTypes: true })).find((one) => !one.isFile());
  return odd && `${PHOTOS_FOLDER}/${odd.name}`;
}

/** The kind of the entry at a path, without following links; null if there is none. */
async function kindOf(path: string) {
  try {
    return await lstat(path);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}
