import { existsSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { applyDeletions } from "../../application/profile/apply-deletions.ts";
import { directoryDeletions } from "../directory-deletions.ts";
import { kyselyStores, kyselyUserWork } from "../persistence/kysely-stores.ts";
import { FaultyStorage } from "../persistence/storage-watch.ts";
import { isSound } from "../persistence/sqlite/check-sqlite.ts";
import { foldLog } from "../persistence/sqlite/fold-log.ts";
import { openSqlite } from "../persistence/sqlite/open-sqlite.ts";
import { systemClock } from "../system-clock.ts";
import { DATABASE_FILE, PHOTOS_FOLDER, readSummary, SUMMARY_FILE } from "./backup-summary.ts";
import { copyPhotos } from "./copy-photos.ts";
import { oddPart } from "./odd-part.ts";
import { stateOf, type BackupState } from "./verify-backup.ts";

/** A folder is no backup that can be relied on. */
export class NotWhole extends Error {
  readonly state: BackupState;

  constructor(state: BackupState) {
    super(state.kind);
    this.state = state;
  }
}

/**
 * Copies a backup into a draft and verifies the draft, then migrates it, begins new epochs, and applies the deletions of
 * accounts that it does not know. The backup itself is only read.
 */
export async function layBackup(copy: string, draft: string, dataDirectory: string): Promise<void> {
  const hasParts = [DATABASE_FILE, SUMMARY_FILE].every((part) => existsSync(join(copy, part)));
  const isOdd = (await oddPart(copy)) !== undefined;
  if (!hasParts || isOdd || (await readSummary(copy)) === "unreadable")
    throw new NotWhole(await stateOf(copy, async () => join(copy, DATABASE_FILE)));
  await mkdir(draft, { recursive: true });
  await copyPhotos(join(copy, PHOTOS_FOLDER), join(draft, PHOTOS_FOLDER), "copy");
  const file = join(draft, DATABASE_FILE);
  await copyFile(join(copy, SUMMARY_FILE), join(draft, SUMMARY_FILE));
  await copyFile(join(copy, DATABASE_FILE), file);
  const state = await stateOf(draft, async () => file);
  if (state.kind !== "sound") throw new NotWhole(state);
  await bringUpToDate(file, dataDirectory);
}

/** Migrates the laid file, and applies later deletions to it; leaves no log beside it, and checks it once more. */
async function bringUpToDate(file: string, dataDirectory: string): Promise<void> {
  // The backup that it came from is still there, so none is made before its migration.
  const none = { tellFault: () => {}, keepBefore: async () => {} };
  const database = await openSqlite(file, none);
  try {
    const { users } = kyselyStores(database.queries);
    const deletions = directoryDeletions(join(dataDirectory, "eliminados"));
    const userWork = kyselyUserWork(database);
    await applyDeletions({ users, userWork, deletions, clock: systemClock })();
  } finally {
    await database.close();
  }
  foldLog(file);
  if (!isSound(file, "full")) throw new FaultyStorage("damaged");
}
