import { existsSync } from "node:fs";
import { copyFile, cp, link, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "../../shared/error-code.ts";

/** Copies all photos into a folder; photos never change, so that a copy on the same disk can be a hard link. */
export async function copyPhotos(
  photos: string,
  target: string,
  kind: "copy" | "link",
): Promise<void> {
  if (!existsSync(photos)) return;
  if (kind === "copy") return cp(photos, target, { recursive: true });
  await mkdir(target, { recursive: true });
  for (const name of await readdir(photos))
    await linkOrCopy(join(photos, name), join(target, name));
}

/** Gives a file that never changes a second place. An existing one there is identical, and a missing one was removed meanwhile. */
export async function linkOrCopy(photo: string, target: string): Promise<void> {
  try {
    await link(photo, target).catch((error: unknown) => {
      if (errorCode(error) === "EEXIST" || errorCode(error) === "ENOENT") return;
      // Another disk, or one without hard links.
      return copyFile(photo, target);
    });
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
  }
}
