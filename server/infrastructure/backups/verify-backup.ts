import { existsSync } from "node:fs";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { isOfItsVersion } from "../persistence/copying/is-of-its-version.ts";
import { rowsOfFile } from "../persistence/copying/rows-in.ts";
import { isSound } from "../persistence/sqlite/check-sqlite.ts";
import { DATABASE_FILE, digestsOf, readSummary, SUMMARY_FILE } from "./backup-summary.ts";
import { oddPart } from "./odd-part.ts";

/** The state of a folder: an unchanged backup, a changed one, one without a summary, or no backup. */
export type BackupState =
  | { readonly kind: "sound" | "unknown" | "none" }
  | { readonly kind: "damaged"; readonly part: string };

/** The part's name may be anything, and must not write into the terminal in which it is read. */
const damaged = (part: string): BackupState => ({
  kind: "damaged",
  part: part.replaceAll(/\p{C}/gu, "\uFFFD"),
});

/** Restores the database of a backup into a temporary folder, and compares everything with the backup's summary. */
export async function verifyBackup(folder: string, within = tmpdir()): Promise<BackupState> {
  const place = await mkdtemp(join(within, "fincontrol-verificar-"));
  const restored = join(place, DATABASE_FILE);
  try {
    return await stateOf(folder, async () => {
      await copyFile(join(folder, DATABASE_FILE), restored);
      return restored;
    });
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

/** Compares a backup with its summary, and checks its database where it is put for that. */
export async function stateOf(
  folder: string,
  putDatabase: () => Promise<string>,
): Promise<BackupState> {
  const odd = await oddPart(folder);
  if (odd !== undefined) return damaged(odd);
  const said = await readSummary(folder);
  if (said === "unreadable") return damaged(SUMMARY_FILE);
  if (!existsSync(join(folder, DATABASE_FILE)))
    return said === null ? { kind: "none" } : damaged(DATABASE_FILE);
  if (said !== null) {
    const part = differing(said.ficheiros, await digestsOf(folder));
    if (part !== undefined) return damaged(part);
  }
  const database = await putDatabase();
  if (!isSound(database, "full") || !(await isOfItsVersion(database)))
    return damaged(DATABASE_FILE);
  if (said === null) return { kind: "unknown" };
  const { linhas, somas } = said;
  // The file is the one that was described, so the description has changed.
  const isSame = isDeepStrictEqual({ linhas, somas }, await rowsOfFile(database));
  return isSame ? { kind: "sound" } : damaged(SUMMARY_FILE);
}

type Digests = Readonly<Record<string, string>>;

/** Returns the first file that is different, missing or new. */
const differing = (said: Digests, found: Digests): string | undefined =>
  [...Object.keys(said), ...Object.keys(found)].find((file) => said[file] !== found[file]);
