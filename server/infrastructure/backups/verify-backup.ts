import { existsSync } from "node:fs";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { isSound } from "../persistence/sqlite/check-sqlite.ts";
import { DATABASE_FILE, readSummary, summaryOf } from "./backup-summary.ts";

/** The state of a folder: an unchanged backup, a changed one, one without a summary, or no backup. */
export type BackupState = "sound" | "damaged" | "unknown" | "none";

/** Restores the database of a backup into a temporary folder, and compares everything with the backup's summary. */
export async function verifyBackup(folder: string): Promise<BackupState> {
  const file = join(folder, DATABASE_FILE);
  const said = await readSummary(folder);
  if (!existsSync(file)) return said === null ? "none" : "damaged";
  const place = await mkdtemp(join(tmpdir(), "fincontrol-verificar-"));
  try {
    const restored = join(place, DATABASE_FILE);
    await copyFile(file, restored);
    if (!isSound(restored, "full")) return "damaged";
    if (said === null) return "unknown";
    return isDeepStrictEqual(await summaryOf(folder, restored), said) ? "sound" : "damaged";
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
