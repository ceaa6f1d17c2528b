import { mkdir, open, readdir, readFile, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { PhotoFiles } from "../../application/photos/photos.ts";
import { errorCode } from "../../shared/error-code.ts";
import { syncDirectory } from "../sync-directory.ts";

/** The outcome of reading a file, or null where there is none. */
const unlessMissing = async <Value>(told: Promise<Value>): Promise<Value | null> => {
  try {
    return await told;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
};

const ENDING = ".webp";

/** The name of a photo's file. */
export const photoFile = (name: string): string => `${name}${ENDING}`;

/** Returns the names of the photos whose files are in a folder; none if it does not exist. */
export async function photosIn(directory: string): Promise<readonly string[]> {
  const files = (await unlessMissing(readdir(directory))) ?? [];
  return files
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length))
    .toSorted();
}

/** Stores the photos as files in one folder, created with the first of them. */
export function directoryPhotoFiles(directory: string): PhotoFiles {
  const pathOf = (name: string) => join(directory, photoFile(name));
  return {
    save: async (name, webp) => {
      const made = await mkdir(directory, { recursive: true });
      if (made !== undefined) await syncDirectory(dirname(made));
      const file = await open(pathOf(name), "wx");
      try {
        await file.writeFile(webp);
        await file.sync();
      } finally {
        await file.close();
      }
      await syncDirectory(directory);
    },
    read: (name) => unlessMissing(readFile(pathOf(name))),
    size: async (name) => (await unlessMissing(stat(pathOf(name))))?.size ?? null,
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
