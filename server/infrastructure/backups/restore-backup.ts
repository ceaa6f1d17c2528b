import { existsSync } from "node:fs";
import { mkdir, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { NotEmpty } from "../persistence/refusals.ts";
import { DATABASE_FILE, namesIn, PHOTOS_FOLDER } from "./backup-summary.ts";
import { COPIES_FOLDER, draftName } from "./kept-in-copies.ts";
import { layBackup } from "./lay-backup.ts";
import type { Installation } from "./make-backup.ts";
import { putDatabase } from "./put-database.ts";

type Wanted = {
  readonly copy: string;
  /** Whether present data are kept in a folder of the copies and replaced; otherwise they refuse the restore. */
  readonly replaces: boolean;
  /** The day in that folder's name. */
  readonly day: CivilDate;
};

/**
 * Restores a backup into either database. Everything is first laid out and verified beside the data; then photos and
 * database are put in place, the database in one step. After an interruption it can be repeated. Returns the folder of
 * the previous data; null if there was none.
 */
export async function restoreBackup(
  installation: Installation,
  { copy, replaces, day }: Wanted,
): Promise<string | null> {
  const { dataDirectory } = installation;
  const copies = join(dataDirectory, COPIES_FOLDER);
  if (!replaces) await assertEmpty(installation, copy);
  await mkdir(copies, { recursive: true });
  const draft = join(copies, draftName(day));
  try {
    await layBackup(copy, draft, dataDirectory);
    return await put(installation, draft, replaces ? firstFree(copies, day) : null);
  } finally {
    await rm(draft, { recursive: true, force: true });
    // A folder with copies in it would say that there was a database.
    if ((await namesIn(copies)).length === 0) await rmdir(copies);
    if ((await namesIn(dataDirectory)).length === 0) await rmdir(dataDirectory);
  }
}

async function put(
  installation: Installation,
  draft: string,
  kept: string | null,
): Promise<string | null> {
  const photos = join(installation.dataDirectory, PHOTOS_FOLDER);
  const names = new Set(await namesIn(join(draft, PHOTOS_FOLDER)));
  await putDatabase(installation, { draft, kept });
  if (kept === null || !existsSync(kept)) return null;
  for (const name of await namesIn(photos))
    if (!names.has(name)) await rm(join(photos, name), { force: true });
  return kept;
}

/**
 * Refuses a folder with data; photos of this very copy, from a restore that was cut off, are no data. PostgreSQL is asked
 * for its tables when they are loaded.
 */
async function assertEmpty(
  { dataDirectory, databaseUrl }: Installation,
  copy: string,
): Promise<void> {
  if (databaseUrl !== null) return;
  const brought = new Set(await namesIn(join(copy, PHOTOS_FOLDER)));
  const photos = await namesIn(join(dataDirectory, PHOTOS_FOLDER));
  const files = [DATABASE_FILE, `${DATABASE_FILE}-wal`].map((name) => join(dataDirectory, name));
  if (files.some((file) => existsSync(file))) throw new NotEmpty();
  if (photos.some((name) => !brought.has(name))) throw new NotEmpty();
}

function firstFree(copies: string, day: CivilDate): string {
  const base = join(copies, `antes-de-repor-${day}`);
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? base : `${base}-${count}`;
    if (!existsSync(name)) return name;
  }
}
