import { join } from "node:path";
import { parseCivilDate } from "../../../src/domain/shared/civil-date.ts";
import { namesIn, readSummary, type BackupSummary } from "./backup-summary.ts";
import { COPIES_FOLDER } from "./kept-in-copies.ts";

/** A whole backup of before on the same disk, and the digests of its files; null if there is none. */
export type EarlierCopy = {
  readonly folder: string;
  readonly digests: BackupSummary["ficheiros"];
} | null;

/** Finds the newest copy of a night. */
export async function lastNight(dataDirectory: string): Promise<EarlierCopy> {
  const copies = join(dataDirectory, COPIES_FOLDER);
  for (const name of (await namesIn(copies)).toReversed()) {
    const folder = join(copies, name);
    const summary = parseCivilDate(name) === null ? null : await readSummary(folder);
    if (summary !== null && summary !== "unreadable") return { folder, digests: summary.ficheiros };
  }
  return null;
}
