import { link, mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { tablesHere } from "../persistence/copying/copied-version.ts";
import type { Queries } from "../persistence/database.ts";
import { listImages, photoImages } from "../persistence/postgres/photo-images.ts";
import { photoFile } from "../photos/directory-photo-files.ts";
import { syncDirectory } from "../sync-directory.ts";
import { syncFile } from "../sync-file.ts";
import { digestOf, PHOTOS_FOLDER } from "./backup-summary.ts";
import type { EarlierCopy } from "./earlier-copy.ts";

/** A photo in a backup, as its summary names it. */
const pathOf = (name: string) => `${PHOTOS_FOLDER}/${photoFile(name)}`;

/** Lists the images in a database; one of before their table has none. */
async function* imagesIn(queries: Queries) {
  const tables = await tablesHere(queries);
  if (tables.some(({ name }) => name === "photo_images")) yield* listImages(queries);
}

/** Returns the room that a backup needs for the photos in a database, in bytes: links to an earlier one need none. */
export async function roomForPhotos(queries: Queries, earlier: EarlierCopy): Promise<number> {
  let room = 0;
  for await (const { name, bytes } of imagesIn(queries))
    if (earlier?.digests[pathOf(name)] === undefined) room += bytes;
  return room;
}

/**
 * Writes the photos in a database into a backup, one at a time. Photos never change: one that is there already stays, and
 * one that an earlier backup still has undamaged becomes a hard link to it.
 */
export async function writePhotos(
  queries: Queries,
  folder: string,
  earlier: EarlierCopy,
): Promise<void> {
  const photos = join(folder, PHOTOS_FOLDER);
  const { read } = photoImages(queries);
  let written = 0;
  for await (const { name, bytes } of imagesIn(queries)) {
    const path = pathOf(name);
    const target = join(folder, path);
    if ((await unlessFailing(stat(target)))?.size === bytes) continue;
    await mkdir(photos, { recursive: true });
    const webp = (await linkTo(earlier, path, target)) ? null : await read(name);
    if (webp !== null) await writeWhole(join(folder, "foto.parcial"), target, webp);
    written += 1;
  }
  if (written > 0) await syncDirectory(photos);
}

/** Links the photo of an earlier backup, unless it is damaged there; returns whether it did. */
async function linkTo(earlier: EarlierCopy, path: string, target: string): Promise<boolean> {
  if (earlier === null || earlier.digests[path] === undefined) return false;
  const source = join(earlier.folder, path);
  if ((await unlessFailing(digestOf(source))) !== earlier.digests[path]) return false;
  return (await unlessFailing(link(source, target).then(() => true))) ?? false;
}

/** A photo that was cut off never gets its name. */
async function writeWhole(unfinished: string, target: string, webp: Uint8Array): Promise<void> {
  try {
    await writeFile(unfinished, webp);
    await syncFile(unfinished);
    await rename(unfinished, target);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** A file that is missing, or that the disk refuses, is written anew. */
const unlessFailing = <Value>(asked: Promise<Value>): Promise<Value | null> =>
  asked.catch(() => null);
