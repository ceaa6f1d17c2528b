import { mkdir, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import type { Queries } from "../persistence/database.ts";
import { kyselyPhotos } from "../persistence/goals/kysely-photos.ts";
import { bringImage, photoImages } from "../persistence/postgres/photo-images.ts";
import { photoFile, photosIn } from "../photos/directory-photo-files.ts";
import { syncDirectory } from "../sync-directory.ts";
import { namesIn } from "./backup-summary.ts";

/** Moves laid photos into another folder; one has the same content wherever it has the same name. */
export async function movePhotos(laid: string, photos: string): Promise<void> {
  await mkdir(photos, { recursive: true });
  for (const name of await namesIn(laid)) await rename(join(laid, name), join(photos, name));
  await syncDirectory(photos);
}

/** Loads the laid photos that a loaded row names into a database, one at a time, and reads each back. */
export async function loadPhotos(loaded: Queries, laid: string): Promise<void> {
  for (const name of await photosIn(laid)) {
    if (!(await kyselyPhotos(loaded).exists(name))) continue;
    const webp = await readFile(join(laid, photoFile(name)));
    await bringImage(loaded, name, webp);
    const read = await photoImages(loaded).read(name);
    if (read === null || !webp.equals(read)) throw new Error("a photo is not what was read");
  }
}
