import { existsSync } from "node:fs";
import { copyFile, link, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "../../shared/error-code.ts";

/** Copies all photos into a folder; photos never change, so that a copy on the same disk can be a hard link. */
export async function copyPhotos(
  photos: string,
  target: string,
  kind: "copy" | "link",
): Promise<void> {
  if (!existsSync(photos)) return;
  const bring = kind === "link" ? linkOrCopy : copyUnlessGone;
  await mkdir(target, { recursive: true });
  for (const name of await readdir(photos)) await bring(join(photos, name), join(target, name));
}

/** Gives a file that never changes a second place. An existing one there is identical, and a missing one was removed meanwhile. */
export async function linkOrCopy(photo: string, target: string): Promise<void> {
  try {
    await link(photo, target);
  } catch (error) {
    if (errorCode(error) === "EEXIST" || errorCode(error) === "ENOENT") return;
    // Another disk, or one without hard links.
    await copyUnlessGone(photo, target);
  }
}

/** Copies what a link leads to, not the link: the copy has to be whole elsewhere, too. */
async function copyUnlessGone(photo: string, target: string): Promise<void> {
  try {
    await copyFile(photo, target);
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
  }
}
