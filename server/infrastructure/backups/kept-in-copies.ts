import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { syncDirectory } from "../sync-directory.ts";

/** The folder of the backups within the data's folder. */
export const COPIES_FOLDER = "copias";

/** A folder in the making; the day says when it may be cleared away if its program was killed. */
export const draftName = (day: CivilDate) => `em-curso-${day}-${randomBytes(4).toString("hex")}`;

/**
 * Has a folder filled under the name of a draft, which nobody takes for a backup, and gives it its own name once it is
 * whole. One that is there already, of another server for example, stays as it is.
 */
export async function keptInCopies(
  dataDirectory: string,
  { name, draft: draftIn }: { readonly name: string; readonly draft: string },
  fill: (draft: string) => Promise<void>,
): Promise<string> {
  const copies = join(dataDirectory, COPIES_FOLDER);
  const kept = join(copies, name);
  const draft = join(copies, draftIn);
  // Without the data's folder there is nothing to back up, and none is made in its place.
  if (!existsSync(copies)) await mkdir(copies);
  try {
    await fill(draft);
    if (!existsSync(kept)) await rename(draft, kept);
    await syncDirectory(copies);
    return kept;
  } finally {
    await rm(draft, { recursive: true, force: true });
    if ((await readdir(copies)).length === 0) await rmdir(copies);
  }
}
