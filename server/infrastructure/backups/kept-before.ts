import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { readSummary } from "./backup-summary.ts";
import { COPIES_FOLDER, draftName, keptInCopies } from "./kept-in-copies.ts";
import { makeBackup, type Installation } from "./make-backup.ts";

/**
 * Backs up an installation before its migration, and never overwrites another backup. A retried start finds the same
 * content already backed up, and adds nothing. Returns the folder.
 */
export async function keptBefore(
  installation: Installation,
  migration: string,
  day: CivilDate,
): Promise<string> {
  const { dataDirectory } = installation;
  const copies = join(dataDirectory, COPIES_FOLDER);
  const nameOf = (count: number) => `antes-de-${migration}-${day}${count === 1 ? "" : `-${count}`}`;
  let count = 1;
  while (existsSync(join(copies, nameOf(count)))) count += 1;
  const names = { name: nameOf(count), draft: draftName(day) };
  const kept = await keptInCopies(dataDirectory, names, (draft) => makeBackup(installation, draft));
  const earlier = join(copies, nameOf(count - 1));
  if (count === 1 || !(await areSame(earlier, kept))) return kept;
  await rm(kept, { recursive: true });
  return earlier;
}

/** Compares what two backups say that they hold. */
async function areSame(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([readSummary(one), readSummary(other)]);
  return isDeepStrictEqual(first, second);
}
