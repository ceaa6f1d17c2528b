import { existsSync } from "node:fs";
import { join } from "node:path";
import type { CivilDate } from "../../../src/domain/shared/civil-date.ts";
import { NoCopy, type BackUp } from "./back-up-apart.ts";
import { readSummary } from "./backup-summary.ts";
import { giveUpOld } from "./give-up-old.ts";
import { COPIES_FOLDER, keptInCopies } from "./kept-in-copies.ts";
import type { Installation } from "./make-backup.ts";
import { nightlyDraft, removeLeftDrafts } from "./nightly-draft.ts";

/** The rows and files that a verified backup holds. */
export type MadeCopy = { readonly rows: number; readonly files: number };

/**
 * Backs up database and photos of a day into the data's folder, and then removes the backups past their retention. An
 * existing one is not made again: null.
 */
export async function makeNightlyCopy(
  installation: Installation,
  day: CivilDate,
  backUp: BackUp,
): Promise<MadeCopy | null> {
  const { dataDirectory } = installation;
  const copy = join(dataDirectory, COPIES_FOLDER, day);
  const isThere = existsSync(copy);
  await removeLeftDrafts(dataDirectory);
  if (!isThere)
    await keptInCopies(dataDirectory, { name: day, draft: nightlyDraft(day) }, (draft) =>
      backUp(installation, draft),
    );
  await giveUpOld(dataDirectory, day);
  return isThere ? null : contentOf(copy);
}

async function contentOf(copy: string): Promise<MadeCopy> {
  const summary = await readSummary(copy);
  if (summary === null || summary === "unreadable") throw new NoCopy("it was removed");
  const counts = Object.values(summary.linhas);
  const rows = counts.reduce((sum, count) => sum + count, 0);
  return { rows, files: Object.keys(summary.ficheiros).length };
}
